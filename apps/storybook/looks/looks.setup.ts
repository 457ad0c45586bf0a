import type { ComposedStoryFn } from "@storybook/react-vite";
import { afterEach } from "vitest";
import { cdp, page } from "vitest/browser";
import { accessibilityFaults, colorFaults } from "./axe-faults.ts";
import { reflowFaults } from "./reflow-faults.ts";

type Look = {
  name: string;
  /** Attributes of the root element, as the toolbar sets them. */
  root?: Record<string, string>;
  /** The browser's own setting, in pixels: unlike a font size of the root, it reaches media queries. */
  fontSize?: number;
  findFaults: (story: ComposedStoryFn) => string[] | Promise<string[]>;
};

/** How else a visitor may see a story that was rendered light, from left to right, in a wide window … */
const wide: Look[] = [
  { name: "wide", findFaults: reflowFaults },
  { name: "dark", root: { "data-theme": "dark" }, findFaults: colorFaults },
  { name: "text at 200 %", fontSize: 32, findFaults: reflowFaults },
];

/** … and in the narrowest one. */
const narrow: Look[] = [
  {
    name: "320 px wide, text spaced out",
    root: { "data-text": "spaced" },
    findFaults: async ({ tags }) => [
      ...reflowFaults(),
      ...(tags.includes("reflows") ? await accessibilityFaults() : []),
    ],
  },
  { name: "320 px wide, right to left", root: { dir: "rtl" }, findFaults: reflowFaults },
];

// Each story sets its window anew.
afterEach<{ story?: ComposedStoryFn }>(async ({ story }) => {
  if (!story) return;
  const faults = await faultsIn(wide, story);
  await page.viewport(320, 800);
  faults.push(...(await faultsIn(narrow, story)));
  if (faults.length > 0) throw new Error(faults.join("\n"));
});

async function faultsIn(looks: Look[], story: ComposedStoryFn): Promise<string[]> {
  const faults: string[] = [];
  for (const look of looks) {
    const reset = await show(look);
    for (const fault of await look.findFaults(story)) faults.push(`${look.name}: ${fault}`);
    await reset();
  }
  return faults;
}

/** Shows the story so, and gives the way back. */
async function show({ root = {}, fontSize }: Look): Promise<() => Promise<void>> {
  const { documentElement } = document;
  const before = Object.keys(root).map((name) => [name, documentElement.getAttribute(name) ?? ""] as const);
  for (const [name, value] of Object.entries(root)) documentElement.setAttribute(name, value);
  if (fontSize) await setFontSize(fontSize);
  // Observers of sizes have been told, and what they changed is laid out.
  for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
  return async () => {
    for (const [name, value] of before) documentElement.setAttribute(name, value);
    if (fontSize) await setFontSize(16);
  };
}

async function setFontSize(standard: number): Promise<void> {
  await cdp().send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
}
