import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import UPNG from "upng-js";
import { createServer } from "vite";
import { markFiles, themeStylesheet } from "@matchfront/ui/theme";
import { chromiumLaunchOptions } from "@matchfront/tooling/chromium";
import committed from "../app/shell/og-images.json" with { type: "json" };
import { ogImagePath, ogImageSize } from "../app/shell/og-image.ts";
import { sitePages } from "../app/shell/site-pages.ts";
import { brand } from "../brand.ts";
import { languages } from "@matchfront/locales/locales";
import { pathIn } from "@matchfront/locales/routing";
import { published, site } from "../build/folders.ts";
import { parseHtml } from "../build/html.ts";
import { theme, themePlugin } from "../build/theme-plugin.ts";
import { developmentStyles, sourceConditions } from "../build/vite-settings.ts";

// Draws the picture of each indexed page in each language, with the title of the built page, and the icons of a
// custom theme. Pictures with unchanged HTML and styles are not redrawn, since other versions of Chromium produce
// other bytes.
const folder = join(site, "public/og");
await mkdir(folder, { recursive: true });
const server = await createServer({
  ...sourceConditions,
  ...developmentStyles,
  plugins: [themePlugin],
  configFile: false,
  root: join(site, "pictures"),
  logLevel: "warn",
});
await server.listen();
const browser = await chromium.launch(chromiumLaunchOptions);
const page = await browser.newPage({ viewport: ogImageSize, reducedMotion: "reduce" });
const before: Readonly<Record<string, DrawnPage>> = committed.pages;
const pages: Record<string, DrawnPage> = {};
const paths = sitePages
  .filter(({ isListed }) => isListed !== false)
  .flatMap(({ path }) => languages.map((language) => pathIn(language, path)));
for (const path of paths.toSorted((a, b) => a.localeCompare(b))) {
  const html = await readFile(join(published, path, "index.html"), "utf8");
  const title = parseHtml(html).querySelector("title")?.text.slice(0, -` · ${brand.name}`.length) ?? "";
  const { alt, input } = await show(page, new URLSearchParams({ path, title }));
  const file = join(site, "public", ogImagePath(path));
  if (before[path]?.input !== input || !existsSync(file)) await writeFile(file, await draw(page));
  pages[path] = { title, alt, input };
}
const drawnFiles = new Set(Object.keys(pages).map((path) => basename(ogImagePath(path))));
for (const file of await readdir(folder)) if (!drawnFiles.has(file)) await rm(join(folder, file));
const sheet = themeStylesheet(theme);
const drawn = { brand: brand.name, origin: brand.origin, theme: sheet, pages };
await writeFile(join(site, "app/shell/og-images.json"), `${JSON.stringify(drawn, undefined, 2)}\n`);
await drawIcons();
await browser.close();
await server.close();

/** A drawn page. `input` is a hash of the picture's HTML and styles. */
type DrawnPage = { title: string; alt: string; input?: string };

async function drawIcons(): Promise<void> {
  const icons = join(site, "icons");
  await rm(icons, { recursive: true, force: true });
  if (sheet === "") return;
  await mkdir(icons);
  const files = await markFiles(theme, async (svg, size) => {
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
    return page.screenshot({ clip: { x: 0, y: 0, width: size, height: size }, omitBackground: true });
  });
  for (const [name, content] of Object.entries(files)) await writeFile(join(icons, name), content);
}

async function show(view: Page, query: URLSearchParams): Promise<{ alt: string; input: string }> {
  await view.goto(`${server.resolvedUrls?.local[0]}?${query}`);
  const picture = view.locator("#picture");
  await picture.locator("svg").last().waitFor();
  await view.evaluate(() => document.fonts.ready);
  const alt = (await picture.getAttribute("data-alt")) ?? "";
  const source = await picture.evaluate((root) => {
    const rulesIn = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule)
          return document.documentElement.matches(rule.selectorText) || root.querySelector(rule.selectorText)
            ? rule.cssText
            : [];
        return rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : [];
      });
    return [root.outerHTML, ...[...document.styleSheets].flatMap(({ cssRules }) => rulesIn(cssRules))].join(
      "\n",
    );
  });
  return { alt, input: createHash("sha256").update(source).digest("base64url").slice(0, 16) };
}

async function draw(view: Page): Promise<Uint8Array> {
  const screenshot = Uint8Array.from(await view.screenshot());
  const pixels = UPNG.toRGBA8(UPNG.decode(screenshot.buffer));
  // With 256 colors, drawings lose some shades, and half of their size.
  return new Uint8Array(UPNG.encode(pixels, ogImageSize.width, ogImageSize.height, 256));
}
