import type { Page } from "@playwright/test";
import { listOverflowing } from "../engines/layout.ts";
import { expect } from "./test.ts";

/** The narrowest window and the layout's breakpoints. */
const widths = [320, 500, 768, 1280] as const;

export async function openDetails(page: Page): Promise<void> {
  await page.locator("details").evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute("open", "");
  });
}

/**
 * Expects ordered headings and landmarks, no horizontal overflow, and a legible display font, from 320 to 1280 px
 * (WCAG 2.2: 1.3.1, 1.4.10 and 2.4.6). Works without script.
 */
export async function expectStructure(page: Page, hidesNarrowFooter: boolean): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const structure = readStructure(await page.locator("body").ariaSnapshot());
    const found = {
      ...structure,
      overflowing: await page.evaluate(listOverflowing),
      tooSmall: await smallDisplay(page),
    };
    expect.soft(found, `${width} px wide`).toEqual({
      topHeadings: 1,
      jumps: [],
      banners: 1,
      mains: 1,
      footers: hidesNarrowFooter && width < 500 ? 0 : 1,
      namelessNavigations: 0,
      overflowing: [],
      tooSmall: [],
    });
  }
}

/** Returns text below 28 px in the display font, which is the main heading's. */
function smallDisplay(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const display = getComputedStyle(document.querySelector("h1") ?? document.body).fontFamily;
    return Array.from(document.querySelectorAll("body *")).flatMap((element) =>
      ["", "::before", "::after"].flatMap((part) => {
        const { content, fontFamily, fontSize } = getComputedStyle(element, part);
        const isShown = part
          ? /\w/.test(content.replace(/^(?:none|normal)$/, ""))
          : Array.from(element.childNodes).some((node) => node.nodeType === 3 && node.textContent?.trim());
        const isSmall = isShown && fontFamily === display && Number.parseFloat(fontSize) < 28;
        return isSmall ? [`${fontSize}: ${element.textContent?.trim()}`] : [];
      }),
    );
  });
}

/** Parses an ARIA snapshot, with one element per line: `- heading "Help" [level=1]`. */
function readStructure(tree: string) {
  const count = (element: string) =>
    [...tree.matchAll(new RegExp(`^ *- '?${element}(?=[ :]|$)`, "gm"))].length;
  const levels = [...tree.matchAll(/^ *- '?heading .*\[level=(\d)\]/gm)].map(([, level]) => Number(level));
  return {
    topHeadings: levels.filter((level) => level === 1).length,
    // Levels that are more than one below the preceding heading.
    jumps: levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1),
    banners: count("banner"),
    mains: count("main"),
    footers: count("contentinfo"),
    namelessNavigations: count('navigation(?! ")'),
  };
}
