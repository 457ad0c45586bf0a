import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { languages } from "@matchfront/locales/locales";
import { pathIn } from "@matchfront/locales/routing";
import { variantPath } from "../app/shell/paths.ts";
import { expect, test } from "./test.ts";

const paths = ["/", variantPath, "/advertise", "/download", "/faq"];

// Android's font. Fonts of other systems are up to 10 % wider.
const font = "Roboto";
const fontFaces = [600, 700, 800].map((weight) => {
  const file = import.meta.resolve(`@fontsource/roboto/files/roboto-latin-${weight}-normal.woff2`);
  const address = `data:font/woff2;base64,${readFileSync(fileURLToPath(file), "base64")}`;
  return `@font-face{font-family:${font};font-weight:${weight};src:url(${address})}`;
});

for (const language of languages)
  test(`text in drawings stays in its shape in ${language}, even if the font is 10 % wider`, async ({
    page,
  }) => {
    const found = [];
    for (const path of paths) {
      await page.goto(pathIn(language, path));
      found.push(...(await findDrawingsWithText(page)));
    }
    const drawings = [...new Set(found)];
    expect(drawings.length).toBeGreaterThan(9);
    await page.goto("about:blank");
    const faults = [];
    for (const drawing of drawings) {
      await page.setContent(`<style>${fontFaces.join("")}svg,svg *{font-family:${font}}</style>${drawing}`);
      await page.evaluate(() => document.fonts.ready);
      faults.push(...(await findMisplacedText(page)));
    }
    expect(faults).toEqual([]);
  });

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
    const parts = [...document.querySelectorAll<SVGGraphicsElement>("svg :is(path, rect, circle, text)")];
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

    // oxlint-disable unicorn/consistent-function-scoping -- the page gets this function alone

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
