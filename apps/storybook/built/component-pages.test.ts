import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { openStorybook } from "./open-storybook.ts";

const contents: { entries: Record<string, { id: string; importPath: string }> } = JSON.parse(
  readFileSync(new URL("../dist/index.json", import.meta.url), "utf8"),
);
/** The ids of the components' pages that are written, not generated. */
const pages = Object.values(contents.entries).flatMap(({ id, importPath }) =>
  /packages\/ui\/.+\.mdx$/.test(importPath) ? [id] : [],
);

const looks = [
  { width: 500, text: "normal" },
  { width: 1280, text: "normal" },
  { width: 320, text: "large" },
  { width: 1280, text: "large" },
];

test("components have pages", () => {
  expect(pages.length).toBeGreaterThan(10);
});

test.each(pages)("%s shows all it has, at a phone's width and a computer's", async (id) => {
  const { page, address } = await openStorybook();
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  for (const { width, text } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${address}iframe.html?id=${id}&viewMode=docs&globals=text:${text}`);
    await page.getByRole("heading", { level: 2, name: "Changes" }).waitFor();
    await page.locator(".doc-anatomy").evaluate((element) => element.scrollIntoView());
    await expect.poll(() => page.evaluate(countUnmarkedParts), { timeout: 20_000 }).toBe(0);
    await expect.poll(() => page.evaluate(findHiddenMarks), { timeout: 20_000 }).toEqual([]);
    await expect.poll(() => page.evaluate(findCoveredMarks), { timeout: 20_000 }).toEqual([]);
    const found = await page.evaluate(findFaults);
    problems.push(...found.map((fault) => `at ${width} px, text ${text}: ${fault}`));
  }
  expect(problems).toEqual([]);
});

test("a canvas cuts nothing off, on a phone with large text", async () => {
  const { page, address } = await openStorybook();
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto(`${address}iframe.html?id=marketing-storebuttons--docs&viewMode=docs&globals=text:large`);
  const canvas = page.locator(".docs-story").first();
  await canvas.getByRole("link").first().waitFor();
  const cut = () =>
    canvas.evaluate((element) => {
      const { right } = element.getBoundingClientRect();
      return Array.from(
        element.querySelectorAll("a"),
        (link) => link.getBoundingClientRect().right - right,
      ).filter((beyond) => beyond > 0);
    });
  await expect.poll(cut).toEqual([]);
});

test("what not to do can neither be reached nor heard", async () => {
  const { page, address } = await openStorybook();
  await page.goto(`${address}iframe.html?id=forms-button--docs&viewMode=docs`);
  const buttons = page.locator("figure", { hasText: "neither is first" }).locator("button");
  await buttons.first().waitFor();
  const focused = await buttons.evaluateAll((elements) =>
    elements.map((element) => {
      element.focus();
      return document.activeElement === element;
    }),
  );
  expect(focused).toEqual([false, false]);
});

/** Parts of the anatomy that the component does not have, or not yet. */
function countUnmarkedParts(): number {
  return document.querySelectorAll(".doc-parts > li").length - document.querySelectorAll(".doc-mark").length;
}

/** Marks outside of the picture: their parts are out of view. */
function findHiddenMarks(): string[] {
  const stage = document.querySelector(".doc-anatomy")?.getBoundingClientRect();
  return Array.from(document.querySelectorAll(".doc-mark")).flatMap((mark) => {
    const { left, right, top, bottom } = mark.getBoundingClientRect();
    const isInside =
      stage && right > stage.left && left < stage.right && bottom > stage.top && top < stage.bottom;
    return isInside ? [] : [`mark ${mark.textContent}`];
  });
}

/** Marks of parts that begin at one place. */
function findCoveredMarks(): string[] {
  const marks = Array.from(document.querySelectorAll(".doc-mark"), (mark) => ({
    name: `mark ${mark.textContent}`,
    ...mark.getBoundingClientRect().toJSON(),
  }));
  return marks.flatMap((mark, index) =>
    marks
      .slice(index + 1)
      .filter(
        ({ left, right, top, bottom }) =>
          left < mark.right && right > mark.left && top < mark.bottom && bottom > mark.top,
      )
      .map(({ name }) => `${mark.name} under ${name}`),
  );
}

function findFaults(): string[] {
  const ids = Array.from(document.querySelectorAll("#storybook-docs [id]"), ({ id }) => id);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  const { scrollWidth } = document.documentElement;
  return [
    ...repeated.map((id) => `the id ${id} is there twice`),
    ...(scrollWidth > window.innerWidth ? [`it is ${scrollWidth} px wide`] : []),
  ];
}
