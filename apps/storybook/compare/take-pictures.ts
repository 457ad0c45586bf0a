import { chromiumLaunchOptions } from "@matchfront/tooling/chromium";
import { chromium, type Page } from "playwright";
import { preview } from "vite";
import { openPreview, showStory } from "../built/preview.ts";

/** Pictures as PNG, by story and mode. */
export type Pictures = ReadonlyMap<string, Buffer>;

const modes = [
  { name: "light, 1280 px", theme: "light", width: 1280 },
  { name: "dark, 320 px", theme: "dark", width: 320 },
];

/**
 * Takes pictures of the stories that the sidebar shows, each whole and in each mode.
 *
 * @param patience - how long each story gets to settle, in ms: some load more, or move the focus, when they are rendered
 */
export async function takePictures(
  folder: string,
  wanted: (id: string) => boolean,
  patience = 0,
): Promise<Pictures> {
  const server = await preview({
    base: "/storybook/",
    build: { outDir: folder },
    configFile: false,
    logLevel: "error",
    preview: { port: 0 },
  });
  const browser = await chromium.launch(chromiumLaunchOptions);
  try {
    const page = await browser.newPage();
    await page.clock.setFixedTime("2026-01-02T12:00Z");
    await page.addInitScript(removeChance);
    const stories = await openPreview(page, server.resolvedUrls?.local[0] ?? "");
    const pictures = new Map<string, Buffer>();
    const shown = stories.filter((story) => story.tags.includes("dev") && wanted(story.id));
    for (const { id } of shown) {
      await page.setViewportSize({ width: 1280, height: 600 });
      await showStory(page, id);
      await page.waitForTimeout(patience);
      for (const { name, theme, width } of modes)
        pictures.set(`${id}, ${name}`, await takePicture(page, theme, width));
    }
    return pictures;
  } finally {
    await browser.close();
    await server.close();
  }
}

async function takePicture(page: Page, theme: string, width: number): Promise<Buffer> {
  await page.setViewportSize({ width, height: 600 });
  await page.evaluate(async (scheme) => {
    document.documentElement.dataset.theme = scheme;
    await document.fonts.ready;
  }, theme);
  return page.screenshot({ animations: "disabled", fullPage: true });
}

/** What chance decides and shows, such as a reference, is the same in every picture. */
function removeChance(): void {
  crypto.getRandomValues = (array) => {
    if (array) new Uint8Array(array.buffer, array.byteOffset, array.byteLength).fill(42);
    return array;
  };
}
