import { mkdirSync, writeFileSync } from "node:fs";
import { chromium } from "playwright";
import { chromiumLaunchOptions } from "@matchfront/tooling/chromium";
import { defaultTheme, markFiles } from "../src/theme.ts";

const marks = new URL("../src/marks/", import.meta.url);
mkdirSync(marks, { recursive: true });

const browser = await chromium.launch(chromiumLaunchOptions);
const page = await browser.newPage({ viewport: { width: 512, height: 512 } });
for (const [file, content] of Object.entries(await markFiles(defaultTheme, rasterize)))
  writeFileSync(new URL(file, marks), content);
await browser.close();

async function rasterize(svg: string, size: number): Promise<Uint8Array> {
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
  return page.screenshot({ clip: { x: 0, y: 0, width: size, height: size }, omitBackground: true });
}
