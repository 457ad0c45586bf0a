import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { localeParts } from "@matchfront/locales/locale-parts";
import { languages } from "@matchfront/locales/locales";
import { pathIn } from "@matchfront/locales/routing";
import { variantPath } from "../app/shell/paths.ts";
import { expect, test } from "./test.ts";

// Android's font. Fonts of other systems are up to 10 % wider.
const font = "Roboto";
const fontFaces = [600, 700, 800].map((weight) => {
  const file = import.meta.resolve(`@fontsource/roboto/files/roboto-latin-${weight}-normal.woff2`);
  const address = `data:font/woff2;base64,${readFileSync(fileURLToPath(file), "base64")}`;
  return `@font-face{font-family:${font};font-weight:${weight};src:url(${address})}`;
});

for (const language of languages) {
  const { home, variant, blacks } = localeParts[language].messages;
  /** Pages by path, with the title that keeps its pair of words on one line, and its windows. */
  const pages: Record<string, { title?: string; widths?: number[]; hasFirstScreen?: true }> = {
    "/": { title: home.opening.title, widths: [768, 1024, 1280, 1920], hasFirstScreen: true },
    [variantPath]: { title: variant.opening.title, widths: [768, 1024, 1280, 1920], hasFirstScreen: true },
    // Wider windows show another headline.
    "/blacks": { title: blacks.title.narrow },
    "/advertise": {},
    "/download": {},
    "/faq": {},
  };

  // One test for each language, because opening a window costs more than loading a page.
  test(`headlines, first screens and drawings have room in ${language}`, async ({ page }) => {
    const drawings = new Set<string>();
    for (const [path, { title, widths = [], hasFirstScreen }] of Object.entries(pages)) {
      await page.goto(pathIn(language, path));
      for (const drawing of await findDrawingsWithText(page)) drawings.add(drawing);
      if (hasFirstScreen) await expectFirstScreen(page);
      if (title) await expectPairOnOneLine(page, title, [320, 360, 390, 499, ...widths]);
    }
    expect(drawings.size).toBeGreaterThan(9);
    await page.goto("about:blank");
    await page.setViewportSize({ width: 1280, height: 800 });
    // Each in a shadow root, because the IDs of drawings can be the same.
    const places = Array.from(
      drawings,
      (svg) =>
        `<div><template shadowrootmode="open"><style>*{font-family:${font}}</style>${svg}</template></div>`,
    );
    await page.setContent(`<style>${fontFaces.join("")}</style>${places.join("")}`);
    await page.evaluate(() => document.fonts.ready);
    expect(await findMisplacedText(page), "if the font is 10 % wider").toEqual([]);
  });
}

/** Expects faces and both stores on a phone's first screen. */
async function expectFirstScreen(page: Page): Promise<void> {
  const main = page.getByRole("main");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(main.locator("svg[role=img]").first()).toBeInViewport({ ratio: 0.4 });
  for (const store of [0, 1])
    await expect(main.locator("[data-store]").nth(store)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(main.locator("svg[role=img]").first()).toBeInViewport({ ratio: 0.4 });
}

async function expectPairOnOneLine(page: Page, title: string, widths: number[]): Promise<void> {
  const headline = page.getByRole("heading", { level: 1 });
  // Not all engines support `text-wrap: balance`.
  await headline.evaluate((element) => element.style.setProperty("text-wrap", "wrap"));
  const pair = headline.getByText(/<pair>(.*)<\/pair>/.exec(title)?.[1] ?? title).last();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await pair.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
    expect(lines, `${page.url()} in a window ${width} px wide`).toBe(1);
  }
}

async function findDrawingsWithText(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('img[src^="/assets/drawing-"]')];
    const files = await Promise.all(images.map(async ({ src }) => (await fetch(src)).text()));
    const inside = Array.from(document.querySelectorAll("svg"), ({ outerHTML }) => outerHTML);
    return [...inside, ...files].filter((svg) => svg.includes("<text"));
  });
}

/** Returns the lines of text that leave their shape or overlap another line. */
async function findMisplacedText(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const gap = 2;
    return Array.from(document.querySelectorAll("div"), ({ shadowRoot }) =>
      shadowRoot ? findIn(shadowRoot) : ["a drawing without its shadow root"],
    ).flat();

    // oxlint-disable unicorn/consistent-function-scoping -- the page gets this function alone

    function findIn(svg: ShadowRoot): string[] {
      const parts = [...svg.querySelectorAll<SVGGraphicsElement>("path, rect, circle, text")];
      const lines = parts.flatMap((part) => (part.localName === "text" ? linesOf(part) : []));
      const leaving = lines.filter(({ part, box }) => {
        const middle = (box.left + box.right) / 2;
        const shape = parts
          .slice(0, parts.indexOf(part))
          .findLast((each) => each.localName !== "text" && holds(each, middle, box));
        return ![box.left - gap, box.right + gap].every((x) => shape && holds(shape, x, box));
      });
      const meeting = lines.filter(({ box }, index) =>
        lines.slice(0, index).some((other) => meets(other.box, box)),
      );
      return [
        ...leaving.map(({ words }) => `${words} leaves its place`),
        ...meeting.map(({ words }) => `${words} meets another line`),
      ];
    }

    /** Returns the lines of a text element: one, and another for each positioned `tspan`. */
    function linesOf(part: SVGGraphicsElement) {
      const next = [...part.querySelectorAll("tspan[x]")];
      return [part, ...next].map((start, index) => {
        const range = document.createRange();
        range.selectNodeContents(start);
        const end = index === 0 ? next[0] : undefined;
        if (end) range.setEndBefore(end);
        return { part, words: range.toString().trim(), box: widened(part, range.getBoundingClientRect()) };
      });
    }

    /** Returns the box of a line if the font were 10 % wider. */
    function widened(part: SVGGraphicsElement, { x, y, width, height }: DOMRect): DOMRect {
      const before = { start: 0, middle: 0.05, end: 0.1 }[getComputedStyle(part).textAnchor] ?? 0;
      return new DOMRect(x - before * width, y, 1.1 * width, height);
    }

    function holds(part: SVGGraphicsElement, x: number, { top, bottom }: DOMRect): boolean {
      if (!(part instanceof SVGGeometryElement)) return false;
      const point = new DOMPoint(x, (top + bottom) / 2).matrixTransform(part.getScreenCTM()?.inverse());
      const { fill, stroke } = getComputedStyle(part);
      return (
        (fill !== "none" && part.isPointInFill(point)) || (stroke !== "none" && part.isPointInStroke(point))
      );
    }

    function meets(one: DOMRect, other: DOMRect): boolean {
      const isBeside = one.right + gap < other.left || other.right + gap < one.left;
      // The boxes of adjacent lines touch.
      const isAbove = one.bottom - gap < other.top || other.bottom - gap < one.top;
      return !isBeside && !isAbove;
    }
  });
}
