import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, test, vi } from "vitest";
import { hasAccents, languageOf } from "../../languages/language.ts";
import { published, site } from "../../publish/folders.ts";
import { attributesOf, parseHtml } from "../../publish/html.ts";
import { shortenProperties } from "../../publish/short-names.ts";
import { theme as lagoon } from "../../themes/lagoon.ts";

const folder = join(site, "build/lagoon/dist/public");
const pages: { file: string; html: string }[] = [];
const own = await readFile(join(published, "index.html"), "utf8");

beforeAll(async () => {
  vi.stubEnv("THEME", "lagoon");
  vi.stubEnv("NODE_ENV", "production");
  await promisify(execFile)("pnpm", ["run", "build"], { cwd: site });
  vi.unstubAllEnvs();
  for await (const file of glob("**/*.html", { cwd: folder }))
    pages.push({ file, html: await readFile(join(folder, file), "utf8") });
}, 180_000);

/** The last value that a page gives a custom property of its root. */
const lastValue = (html: string, property: string) =>
  Array.from(
    html.matchAll(new RegExp(`[{;]${shortenProperties(property)}:([^;}]+)`, "g")),
    ([, value]) => value,
  ).at(-1);

test("every page of the site has the theme's colors, corners and typeface, in its styles and for the browser", () => {
  const { shea, night, clay } = lagoon.palette;
  expect(pages.length).toBeGreaterThan(20);
  for (const { file, html } of pages) {
    const found = {
      bars: attributesOf(parseHtml(html), "meta[name=theme-color]", "content"),
      clay: lastValue(html, "--clay"),
      card: lastValue(html, "--radius-card"),
      headings: lastValue(html, "--font-display")?.split(",")[0],
    };
    expect({ file, ...found }).toEqual({
      file,
      bars: [shea, night],
      clay: clay.toLowerCase(),
      card: lagoon.corners.card,
      headings: expect.stringMatching(/^"?Young Serif"?$/),
    });
  }
});

test("every page fetches the theme's font first, and not the one it takes the place of", () => {
  for (const { file, html } of pages) {
    const fonts = attributesOf(parseHtml(html), "link[rel=preload][as=font]", "href");
    const names = fonts.map((href) => basename(href).replace(/-.{8}\.woff2$/, ""));
    // The theme's own typeface has no file of accented letters alone.
    const accented = hasAccents[languageOf(`/${file}`)] ? ["mulish-accented"] : [];
    expect({ file, names }).toEqual({ file, names: ["young-serif-latin", "mulish-latin", ...accented] });
    for (const font of fonts) expect(existsSync(join(folder, font))).toBe(true);
  }
});

test("drawings follow the theme", () => {
  const home = pages.find(({ file }) => file === "index.html")?.html ?? "";
  expect(home.includes('fill="#1D2B64"')).toBe(true);
  // Minified, a quoted value is an escaped one.
  expect(home.includes(`[fill=\\#1D2B64]{fill:${shortenProperties("var(--indigo)")}}`)).toBe(true);
});

test("the app's own colors on a phone's home screen are the theme's", async () => {
  const manifest = JSON.parse(await readFile(join(folder, "manifest.webmanifest"), "utf8"));
  expect(manifest).toMatchObject({ background_color: "#F3F8F7", theme_color: "#F3F8F7" });
});

test("pictures for shared links that were drawn in another look are left out", () => {
  for (const { html } of pages) expect(html.includes("og:image")).toBe(false);
  expect(own.includes("og:image")).toBe(true);
});

test("the site's own look costs nothing: its pages have no second value, and no rule for drawings", () => {
  expect(own.match(new RegExp(`[{;]${shortenProperties("--clay")}:`, "g"))).toHaveLength(1);
  expect(own.includes("[fill=")).toBe(false);
});
