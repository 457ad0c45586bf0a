import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, expect, test, vi } from "vitest";
import { locales } from "@matchfront/locales/locales";
import { languageOf } from "@matchfront/locales/routing";
import { published, site } from "../../build/folders.ts";
import { attributesOf, parseHtml } from "../../build/html.ts";
import { shortenProperties } from "../../build/short-names.ts";
import { theme as lagoon } from "../../themes/lagoon.ts";

const folder = join(site, "themes/dist/lagoon/public");
const pages: { file: string; html: string }[] = [];
const own = await readFile(join(published, "index.html"), "utf8");

const build = (theme: string) => {
  vi.stubEnv("THEME", theme);
  vi.stubEnv("NODE_ENV", "production");
  const built = promisify(execFile)("pnpm", ["run", "build"], { cwd: site });
  vi.unstubAllEnvs();
  return built;
};

beforeAll(async () => {
  await build("lagoon");
  for await (const file of glob("**/*.html", { cwd: folder }))
    pages.push({ file, html: await readFile(join(folder, file), "utf8") });
}, 180_000);

const lastValue = (html: string, property: string) =>
  Array.from(
    html.matchAll(new RegExp(`[{;]${shortenProperties(property)}:([^;}]+)`, "g")),
    ([, value]) => value,
  ).at(-1);

test("pages have the theme's colors, corners and typeface", () => {
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

test("pages preload the theme's font instead of the default one", () => {
  for (const { file, html } of pages) {
    const fonts = attributesOf(parseHtml(html), "link[rel=preload][as=font]", "href");
    const names = fonts.map((href) => basename(href).replace(/-.{8}\.woff2$/, ""));
    // The theme's own typeface has no separate files of other letters.
    const others = locales[languageOf(`/${file}`)].alphabets.map((alphabet) => `mulish-${alphabet}`);
    expect({ file, names }).toEqual({ file, names: ["young-serif-latin", "mulish-latin", ...others] });
    for (const font of fonts) expect(existsSync(join(folder, font))).toBe(true);
  }
});

test("drawings have the theme's colors", () => {
  const home = pages.find(({ file }) => file === "index.html")?.html ?? "";
  expect(home.includes('fill="#1D2B64"')).toBe(true);
  // The minifier turns quoted attribute values into escaped ones.
  expect(home.includes(`[fill=\\#1D2B64]{fill:${shortenProperties("var(--indigo)")}}`)).toBe(true);
});

test("web manifest has the theme's colors", async () => {
  const manifest = JSON.parse(await readFile(join(folder, "manifest.webmanifest"), "utf8"));
  expect(manifest).toMatchObject({ background_color: "#F3F8F7", theme_color: "#F3F8F7" });
});

test("pages omit share pictures that were drawn in another theme", () => {
  for (const { html } of pages) expect(html.includes("og:image")).toBe(false);
  expect(own.includes("og:image")).toBe(true);
});

test("default theme adds no styles", () => {
  expect(own.match(new RegExp(`[{;]${shortenProperties("--clay")}:`, "g"))).toHaveLength(1);
  expect(own.includes("[fill=")).toBe(false);
});

test("build rejects an unknown theme, and names the others", async () => {
  const expected = 'THEME is "nowhere", but apps/site/themes has only lagoon.';
  await expect(build("nowhere")).rejects.toHaveProperty("stderr", expect.stringContaining(expected));
});
