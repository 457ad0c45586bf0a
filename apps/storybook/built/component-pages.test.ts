import type { Page } from "playwright";
import { expect, test } from "vitest";
import { openStorybook } from "./open-storybook.ts";

test.each([500, 1280])("each page of a component shows all it has, in a window of %i px", async (width) => {
  const { page, address } = await openStorybook();
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => problems.push(message));
  page.on("console", (message) => {
    // Storybook's manager has an icon; the pages inside it have none, and some browsers ask for it.
    if (message.type() === "error" && !message.location().url.endsWith("/favicon.ico"))
      problems.push(message.text());
  });
  const pages = await listPages(page, address);
  expect(pages.length).toBeGreaterThan(10);
  await page.setViewportSize({ width, height: 900 });
  for (const id of pages) {
    await page.goto(`${address}iframe.html?id=${id}&viewMode=docs`);
    await page.getByRole("heading", { level: 2, name: "Changes" }).waitFor();
    await page.locator(".doc-anatomy").evaluate((element) => element.scrollIntoView());
    await expect.poll(() => page.evaluate(countUnmarkedParts), { timeout: 20_000 }).toBe(0);
    const found = await page.evaluate(findFaults);
    problems.push(...found.map((fault) => `${id}: ${fault}`));
  }
  expect(problems).toEqual([]);
});

test("a page whose stories all have windows of their own follows the toolbar", async () => {
  const { page, address } = await openStorybook();
  await page.goto(`${address}?path=/docs/shell-page--docs&globals=theme:dark`);
  const root = page.frameLocator("#storybook-preview-iframe").locator("html");
  const theme = () => root.getAttribute("data-theme");
  await page.frameLocator("#storybook-preview-iframe").getByRole("heading", { name: "Theming" }).waitFor();
  await expect.poll(theme, { timeout: 20_000 }).toBe("dark");
  await page.getByRole("button", { name: /Colour scheme/ }).click();
  await page.getByRole("option", { name: "Light" }).click();
  await expect.poll(theme, { timeout: 20_000 }).toBe("light");
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

/** The ids of the components' pages that are written, not generated. */
async function listPages(page: Page, address: string): Promise<string[]> {
  const index: { entries: Record<string, { id: string; importPath: string }> } = await (
    await page.request.get(`${address}index.json`)
  ).json();
  return Object.values(index.entries).flatMap(({ id, importPath }) =>
    /packages\/ui\/.+\.mdx$/.test(importPath) ? [id] : [],
  );
}

/** Parts of the anatomy that the component does not have, or not yet. */
function countUnmarkedParts(): number {
  return document.querySelectorAll(".doc-parts > li").length - document.querySelectorAll(".doc-mark").length;
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
