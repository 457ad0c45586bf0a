import { mkdirSync, writeFileSync } from "node:fs";
import { chromium } from "playwright";
import { chromiumLaunchOptions } from "@matchfront/tooling/chromium";
import { faviconSvg, icoOf, icons, iconSvg, legacyIcon, type MarkPicture } from "../src/logo/icons.ts";

const marks = new URL("../src/marks/", import.meta.url);
mkdirSync(marks, { recursive: true });

const browser = await chromium.launch(chromiumLaunchOptions);
const page = await browser.newPage({ viewport: { width: 512, height: 512 } });
writeFileSync(new URL("favicon.svg", marks), faviconSvg());
writeFileSync(new URL("favicon.ico", marks), icoOf(await rasterised(legacyIcon), legacyIcon.size));
for (const [file, icon] of Object.entries(icons)) writeFileSync(new URL(file, marks), await rasterised(icon));
await browser.close();

async function rasterised(icon: MarkPicture): Promise<Uint8Array> {
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${iconSvg(icon)}`);
  return page.screenshot({ clip: { x: 0, y: 0, width: icon.size, height: icon.size }, omitBackground: true });
}
