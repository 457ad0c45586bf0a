import { existsSync, readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { brand } from "../brand.ts";
import { publicLanguages } from "../app/messages/public-languages.ts";
import { ogImagePath, findOgImage } from "../app/shell/og-image.ts";
import { storeRedirectPath, variantStoreRedirectPath } from "../app/shell/paths.ts";
import { sitePages } from "../app/shell/site-pages.ts";
import { languages } from "@matchfront/locales/locales";
import { englishPath, languageOf, pathIn } from "@matchfront/locales/routing";
import { dist, published } from "../build/folders.ts";
import { attributesOf, parseHtml } from "../build/html.ts";
import { textOf } from "./page-text.ts";
import { pages, readAlternate } from "./published-pages.ts";

const english = pages.filter(({ path }) => languageOf(path) === "en");
const found = pages.filter(({ head }) => head.canonical);
/** The pages that are indexed once their language is public. */
const listed = pages.filter(({ path }) => found.some((other) => other.path === englishPath(path)));
const hidden = sitePages.filter(({ isListed }) => isListed === false).map(({ path }) => path);
/** Paths that the server handles without a file. */
const answered = new Set([
  ...languages.flatMap((language) =>
    [storeRedirectPath, variantStoreRedirectPath].map((path) => pathIn(language, path)),
  ),
  "/.well-known/security.txt",
]);
const read = (file: string) => readFile(join(published, file));

test("pages are indexed except for those of one moment", () => {
  const notFound = english.filter((page) => !found.includes(page)).map(({ path }) => path);
  expect(notFound.toSorted()).toEqual(hidden.toSorted());
  for (const { head } of pages) expect(head.meta.has("robots")).toBe(!head.canonical);
});

test.each(pages)("$path shows no placeholder in brackets", ({ page, head }) => {
  const texts = [head.title, head.meta.get("description"), textOf(page.querySelector("body"))];
  expect(texts.join("\n")).not.toMatch(/\[[^\]]*\]/);
});

const sitemap = readFileSync(join(published, "sitemap.xml"), "utf8");
const entries = new Map(
  parseHtml(sitemap)
    .querySelectorAll("url")
    .map((url) => [
      url.querySelector("loc")?.text,
      {
        day: url.querySelector("lastmod")?.text,
        alternates: url.querySelectorAll("[rel=alternate]").map(readAlternate),
      },
    ]),
);

test("sitemap lists exactly the indexed pages, and declares the namespace of their alternates", () => {
  expect(sitemap.match(/<url>/g)).toHaveLength(entries.size);
  expect([...entries.keys()]).toEqual(found.map(({ path }) => brand.origin + path).toSorted());
  expect([...entries.values()].filter(({ day }) => day).length).toBeGreaterThan(8);
  expect(sitemap.includes(' xmlns:xhtml="')).toBe(publicLanguages.length > 1);
});

test.each(found)("$path has its alternates and the day that it shows in head and sitemap", (listedPage) => {
  const { head, page, path } = listedPage;
  const own = englishPath(path);
  const addresses = publicLanguages.map((language) => ({
    language,
    address: brand.origin + pathIn(language, own),
  }));
  const alternates =
    addresses.length === 1 ? [] : [...addresses, { language: "x-default", address: brand.origin + own }];
  expect(head.alternates).toEqual(alternates);
  const day = page.querySelector("main time")?.getAttribute("datetime");
  expect(head.meta.get("article:modified_time")).toBe(day);
  expect(entries.get(brand.origin + path)).toEqual({ day, alternates });
  expect((day ?? "") <= new Date().toISOString().slice(0, 10), "it is not in the future").toBe(true);
});

test("pages have a theme color, light and dark", () => {
  for (const { page } of pages)
    expect(attributesOf(page, "meta[name=theme-color]", "media")).toEqual([
      "(prefers-color-scheme: light)",
      "(prefers-color-scheme: dark)",
    ]);
});

test("chunks do not import a page script, which would run twice", async () => {
  const assets = (await readdir(join(published, "assets"))).filter((name) => name.endsWith(".js"));
  const own = pages.flatMap(({ page }) =>
    attributesOf(page, "script[src]", "src").map((src) => basename(src)),
  );
  for (const name of assets) {
    const code = String(await read(join("assets", name)));
    expect(own.filter((script) => code.includes(script))).toEqual([]);
  }
});

test("React is in one chunk, which forms and dialogs share", async () => {
  // The assets of this build, without those of earlier ones.
  const [assets = []]: string[][] = JSON.parse(await readFile(join(dist, "builds.json"), "utf8"));
  const scripts = assets.filter((name) => name.endsWith(".js"));
  const codes = await Promise.all(scripts.map(async (name) => String(await read(join("assets", name)))));
  const react = scripts.filter((_, index) => codes[index]?.includes("react.transitional.element"));
  expect(react).toEqual([expect.stringMatching(/^react-/)]);
  const sharing = scripts.filter((_, index) => codes[index]?.includes(`from"./${react.join()}"`));
  expect(sharing).toEqual(
    expect.arrayContaining([expect.stringMatching(/^form-/), expect.stringMatching(/^open-reset-dialog-/)]),
  );
});

test("published files contain no secrets of the server", async () => {
  const files = await readdir(published, { recursive: true });
  for (const file of files.filter((name) => /\.(?:js|html|css|json|xml|txt)$/.test(name)))
    expect(String(await read(file))).not.toMatch(
      /TWILIO|API_SECRET|SMTP_URL|BACKEND_URL|verify\.twilio|Basic [A-Za-z0-9+/]{8}/,
    );
});

test.each(pages)("$path has no empty list", ({ page }) => {
  const lists = page.querySelectorAll("main :is(ol, ul):empty").map(({ id }) => id);
  expect(lists.filter((id) => id !== "found-sections")).toEqual([]);
});

test("pages have distinct titles and descriptions", () => {
  for (const texts of [
    pages.map(({ head }) => head.title),
    pages.map(({ head }) => head.meta.get("description") ?? ""),
  ]) {
    expect(texts.toSorted()).toEqual([...new Set(texts)].toSorted());
  }
});

test.each(pages)("$path has a title and a description of valid length", ({ head }) => {
  expect(head.title).toMatch(new RegExp(`^\\S+ \\S.* · ${brand.name}$`));
  expect(head.title.length).toBeLessThanOrEqual(60);
  const { length } = head.meta.get("description") ?? "";
  expect(length).toBeGreaterThan(20);
  expect(length).toBeLessThanOrEqual(155);
});

test.each(found)("$path has a canonical URL, and the same in its social cards", ({ path, head }) => {
  expect(head.canonical).toBe(brand.origin + path);
  expect(head.meta.get("og:url")).toBe(head.canonical);
  expect(head.meta.get("og:title")).toBe(head.title);
  expect(head.meta.get("og:description")).toBe(head.meta.get("description"));
  expect(head.meta.get("og:site_name")).toBe(brand.name);
  expect(head.meta.get("twitter:card")).toBe("summary_large_image");
});

test.each(found)(
  "$path has a picture of its current title, small and of the right size (if not, run `pnpm og-pictures` and build)",
  async ({ path, head }) => {
    const title = head.title.slice(0, -` · ${brand.name}`.length);
    expect(head.meta.get("og:image")).toBe(brand.origin + ogImagePath(path));
    const { file = "", alt } = findOgImage({ title, path }) ?? {};
    expect(file).toMatch(/^\/og\/[\w-]+\.png$/);
    expect(alt).toContain(title);
    const png = await read(file);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThanOrEqual(60_000);
  },
);

test("published pictures belong to existing pages", async () => {
  const known = new Set(listed.map(({ path }) => basename(ogImagePath(path))));
  expect((await readdir(join(published, "og"))).filter((name) => !known.has(name))).toEqual([]);
});

test.each(pages.filter(({ path }) => path.endsWith("/terms")))(
  "$path keeps #licence beside #license",
  ({ page }) => {
    expect(page.querySelectorAll("#licence, #license").map(({ id }) => id)).toEqual(["licence", "license"]);
  },
);

test("pictures have a text alternative in their language", () => {
  const alternatives = listed.map(
    ({ path, head }) => findOgImage({ title: head.title.slice(0, -` · ${brand.name}`.length), path })?.alt,
  );
  expect(alternatives.filter((alt) => alt?.includes(" next to a drawing: "))).toHaveLength(
    listed.length / languages.length,
  );
});

// Types of schema-dts check the properties.
test.each(found)("$path has JSON-LD in its language", ({ path, head }) => {
  for (const data of head.jsonLd) {
    expect(data).toMatchObject({ "@context": "https://schema.org", "@graph": expect.any(Array) });
    for (const [, language] of JSON.stringify(data).matchAll(/"inLanguage":"(\w+)"/g))
      expect(language).toBe(languageOf(path));
  }
});

test.each([
  { path: "/", types: ["Organization", "WebSite", "MobileApplication"] },
  { path: `/${brand.slug}-blacks`, types: ["MobileApplication"] },
  { path: "/faq", types: ["BreadcrumbList", "FAQPage"] },
  { path: "/terms", types: ["BreadcrumbList"] },
  { path: "/safety", types: ["BreadcrumbList"] },
])("$path has JSON-LD of the types $types", ({ path, types }) => {
  const data = JSON.stringify(pages.find((page) => page.path === path)?.head.jsonLd);
  for (const type of types) expect(data).toContain(`"@type":"${type}"`);
});

test("support speaks the public languages in JSON-LD", () => {
  const data = JSON.stringify(pages.find(({ path }) => path === "/")?.head.jsonLd);
  expect(data).toContain(`"availableLanguage":${JSON.stringify(publicLanguages)}`);
});

test.each(pages)("links of $path lead to an existing page, anchor or file", ({ path, page }) => {
  const links = attributesOf(page, ":is(a, link)[href]", "href");
  expect(links.filter((href) => !leads(href, path))).toEqual([]);
});

/** Whether an internal link has a target; true for external links. */
function leads(href: string, from: string): boolean {
  const { origin, pathname, hash } = new URL(href, brand.origin + from);
  if (origin !== brand.origin) return true;
  if (answered.has(pathname)) return true;
  const target = pages.find(({ path }) => path === pathname)?.page;
  if (!target) return hash === "" && /\.\w+$/.test(pathname) && existsSync(join(published, pathname));
  return hash === "" || attributesOf(target, "[id]", "id").includes(decodeURIComponent(hash.slice(1)));
}
