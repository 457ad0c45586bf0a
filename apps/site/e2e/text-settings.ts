import type { Page } from "@playwright/test";
import { listOverflowing } from "../engines/layout.ts";
import { expect } from "./test.ts";

/**
 * Expects no overflow with text at 200 % (WCAG 2.2, 1.4.4): by browser zoom, which narrows the viewport, and by text
 * size.
 */
export async function expectNoOverflowWithLargeText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } });
  await expectNoOverflow(page, [320, 1280], "all at 200 %");
  await browser.send("Page.setFontSizes", { fontSizes: { standard: 16, fixed: 13 } });
  await browser.detach();

  await withStyles(page, "html { font-size: 200% }", () =>
    expectNoOverflow(page, [320, 500, 768, 1024, 1280], "text alone at 200 %"),
  );
}

/** Expects neither overflow nor clipping in the narrowest window with spaced text (WCAG 2.2, 1.4.12). */
export async function expectNoOverflowWithSpacedText(page: Page): Promise<void> {
  const spaced = `
    * { letter-spacing: 0.12em !important; line-height: 1.5 !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }
  `;
  await withStyles(page, spaced, async () => {
    await expectNoOverflow(page, [320], "text spaced out");
    expect.soft(await findClipped(page), "cut off where text is spaced out").toEqual([]);
  });
}

async function withStyles(page: Page, styles: string, look: () => Promise<void>): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, styles);
  await look();
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

/** Returns the elements that clip their own text. */
export function findClipped(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll<HTMLElement>("*")]
      .filter((element) => {
        const hasText = [...element.childNodes].some(
          ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
        );
        const { overflowX, overflowY } = getComputedStyle(element);
        // Visually hidden text is one pixel in size.
        return (
          hasText &&
          element.clientWidth > 1 &&
          ((/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
            (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1))
        );
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
}

async function expectNoOverflow(page: Page, widths: number[], state: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await page.evaluate(listOverflowing), `${state}, ${width} px wide`).toEqual([]);
  }
}
