import type { Page } from "@playwright/test";
import { beyondWindow } from "./page-structure.ts";
import { expect } from "./test.ts";

/**
 * Text twice as large makes nothing run out of the window, whether the visitor has told the browser, which then takes
 * the window as narrower, or enlarges text alone. Source: WCAG 2.2, 1.4.4 Resize Text.
 */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await expectRoom(page, [320, 1280], "all at 200 %");
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
  await browser.detach();

  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html { font-size: 200% }");
    document.adoptedStyleSheets.push(sheet);
  });
  await expectRoom(page, [320, 768, 1280], "text alone at 200 %");
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

async function expectRoom(page: Page, widths: number[], state: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await beyondWindow(page), `${state}, ${width} px wide`).toEqual([]);
  }
}
