import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { createServer } from "vite";
import { chromiumLaunchOptions } from "@matchfront/tooling/chromium";
import { pictureFile, pictureSize } from "../app/shell/share-picture.ts";
import { brand } from "../brand.ts";
import { site } from "../publish/folders.ts";
import { readPublishedPages } from "../publish/pages.ts";
import { pageStyles, sourceConditions } from "../publish/vite-settings.ts";
import { palettePng } from "./palette-png.ts";

// Draws the picture of each indexed page, with the title in its built file.
const folder = join(site, "public/og");
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const server = await createServer({
  ...sourceConditions,
  ...pageStyles,
  configFile: false,
  root: join(site, "pictures"),
  logLevel: "warn",
});
await server.listen();
const browser = await chromium.launch(chromiumLaunchOptions);
const page = await browser.newPage({ viewport: pictureSize, reducedMotion: "reduce" });
const pages: Record<string, { title: string; alt: string }> = {};
for (const { path, head } of await readPublishedPages()) {
  if (!head.canonical) continue;
  const title = head.title.slice(0, -` - ${brand.name}`.length);
  const { png, alt } = await draw(page, new URLSearchParams({ path, title }));
  await writeFile(join(site, "public", pictureFile(path)), png);
  pages[path] = { title, alt: `“${title}” beside ${alt}` };
}
const drawn = { brand: brand.name, origin: brand.origin, pages };
await writeFile(join(site, "app/shell/pictures.json"), `${JSON.stringify(drawn, undefined, 2)}\n`);
await browser.close();
await server.close();

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
async function pixelsOf(view: Page, png: Buffer): Promise<number[]> {
  return view.evaluate(
    async ({ address, size }) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const context = new OffscreenCanvas(size.width, size.height).getContext("2d");
      context?.drawImage(image, 0, 0);
      const pixels = context?.getImageData(0, 0, size.width, size.height).data.buffer;
      return pixels ? [...new Uint32Array(pixels)] : [];
    },
    { address: `data:image/png;base64,${png.toString("base64")}`, size: pictureSize },
  );
}
