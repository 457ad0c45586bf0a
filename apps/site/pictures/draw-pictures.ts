import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { createServer } from "vite";
import { markFiles, themeStylesheet } from "@matchfront/ui/theme";
import { chromiumLaunchOptions } from "@matchfront/tooling/chromium";
import { pictureFile, pictureSize } from "../app/shell/share-picture.ts";
import { brand } from "../brand.ts";
import { englishPath } from "../languages/language.ts";
import { site } from "../publish/folders.ts";
import { readPublishedPages } from "../publish/pages.ts";
import { theme } from "../publish/theme-in-use.ts";
import { themePlugin } from "../publish/theme-plugin.ts";
import { pageStyles, sourceConditions } from "../publish/vite-settings.ts";
import { palettePng } from "./palette-png.ts";

// Draws the picture of each page that search engines list, with the title in its built file, in every language: those
// that are not public yet, too. And the icons of a theme with other colors.
const folder = join(site, "public/og");
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const server = await createServer({
  ...sourceConditions,
  ...pageStyles,
  plugins: [themePlugin],
  configFile: false,
  root: join(site, "pictures"),
  logLevel: "warn",
});
await server.listen();
const browser = await chromium.launch(chromiumLaunchOptions);
const page = await browser.newPage({ viewport: pictureSize, reducedMotion: "reduce" });
const pages: Record<string, { title: string; alt: string }> = {};
const built = await readPublishedPages();
const listed = new Set(built.flatMap(({ path, head }) => (head.canonical ? englishPath(path) : [])));
for (const { path, head } of built.filter((each) => listed.has(englishPath(each.path)))) {
  const title = head.title.slice(0, -` · ${brand.name}`.length);
  const { png, alt } = await draw(page, new URLSearchParams({ path, title }));
  await writeFile(join(site, "public", pictureFile(path)), png);
  pages[path] = { title, alt };
}
const sheet = themeStylesheet(theme);
const drawn = { brand: brand.name, origin: brand.origin, theme: sheet, pages };
await writeFile(join(site, "app/shell/pictures.json"), `${JSON.stringify(drawn, undefined, 2)}\n`);
await drawIcons();
await browser.close();
await server.close();

/** The package has the icons of its own look. */
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

async function draw(view: Page, query: URLSearchParams): Promise<{ png: Uint8Array; alt: string }> {
  await view.goto(`${server.resolvedUrls?.local[0]}?${query}`);
  const picture = view.locator("#picture");
  await picture.locator("svg").last().waitFor();
  await view.evaluate(() => document.fonts.ready);
  const alt = (await picture.getAttribute("data-alt")) ?? "";
  const colors = await pixelsOf(view, await view.screenshot());
  return { png: palettePng({ ...pictureSize, colors }), alt };
}

/** Lets the browser decode a PNG. */
async function pixelsOf(view: Page, png: Buffer): Promise<Uint32Array> {
  const pixels = await view.evaluate(
    async ({ address, size }) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const context = new OffscreenCanvas(size.width, size.height).getContext("2d");
      context?.drawImage(image, 0, 0);
      const bytes = context?.getImageData(0, 0, size.width, size.height).data ?? [];
      // As one text: a list of so many numbers takes seconds on its way.
      return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(""));
    },
    { address: `data:image/png;base64,${png.toString("base64")}`, size: pictureSize },
  );
  return new Uint32Array(new Uint8Array(Buffer.from(pixels, "base64")).buffer);
}
