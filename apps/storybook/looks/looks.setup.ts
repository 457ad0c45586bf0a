import type { ComposedStoryFn } from "storybook/internal/types";
import { afterEach, type TestContext } from "vitest";
import { cdp, page } from "vitest/browser";
import { accessibilityFaults, colorFaults } from "./axe-faults.ts";
import { forcedColorsFaults } from "./forced-colors-faults.ts";
import { reflowFaults } from "./reflow-faults.ts";

type Look = {
  name: string;
  width: number;
  /** Attributes of the root element, as the toolbar sets them. */
  root?: Record<string, string>;
  /** The system's high contrast mode. */
  forcedColors?: "active";
  /** The browser's own setting, in pixels: unlike a font size of the root, it reaches media queries. */
  fontSize?: number;
  findFaults?: (story: ComposedStoryFn) => string[] | Promise<string[]>;
  /** Whether `States`, which shows all that a component can look like, is compared with its agreed picture. */
  hasPicture?: true;
};

const drawings = /\/(?:band|couple|portrait|scene)\.stories\.tsx$/;

const [, chromium = "unknown"] = /Chrome\/(\d+)/.exec(navigator.userAgent) ?? [];
const pictures = Object.keys(import.meta.glob("../../../packages/ui/src/*/pictures/*/*.png"));
const recorded = [...new Set(pictures.map((file) => file.split("/").at(-2)))];

/** Letters and edges look alike only in one version of Chromium on one system. */
const pictureFolder = `chromium-${chromium}-${/Linux/.test(navigator.platform) ? "linux" : "other"}`;

/** Why pictures taken here cannot be compared; undefined where they can, or are about to be recorded. */
const missingPictures = findReason();

function findReason(): string | undefined {
  if (import.meta.env.MODE === "long")
    return "The agreed pictures are of stories rendered from left to right.";
  if (import.meta.env.MODE === "update" || recorded.includes(pictureFolder)) return undefined;
  return `The agreed pictures are of ${recorded.join(", ") || "nothing yet"}, and this is ${pictureFolder}.`;
}

/** How else a visitor may see a story that was rendered light, from left to right. */
const looks: Look[] = [
  { name: "light", width: 1280, hasPicture: true },
  { name: "wide", width: 1280, findFaults: reflowFaults },
  { name: "dark", width: 1280, root: { "data-theme": "dark" }, findFaults: colorFaults },
  { name: "text at 200 %", width: 1280, fontSize: 32, findFaults: reflowFaults },
  { name: "dark", width: 320, root: { "data-theme": "dark" }, hasPicture: true },
  {
    name: "forced-colors",
    width: 320,
    forcedColors: "active",
    hasPicture: true,
    findFaults: forcedColorsFaults,
  },
  { name: "narrow, right to left", width: 320, root: { dir: "rtl" }, findFaults: reflowFaults },
  {
    name: "narrow, text spaced out",
    width: 320,
    root: { "data-text": "spaced" },
    findFaults: async ({ tags }) => [
      ...reflowFaults(),
      ...(tags.includes("reflows") ? await accessibilityFaults() : []),
    ],
  },
];

afterEach<TestContext & { story?: ComposedStoryFn }>(async (test) => {
  const { story } = test;
  if (!story) throw new Error("The test has no story, so its looks cannot be checked.");
  const faults: string[] = [];
  for (const look of looks) {
    if (look.hasPicture && !hasPicture(look, test)) continue;
    const reset = await show(look);
    try {
      if (look.hasPicture)
        await comparePicture(look, test).catch((error: unknown) =>
          faults.push(`${look.name}: ${String(error)}`),
        );
      for (const fault of (await look.findFaults?.(story)) ?? []) faults.push(`${look.name}: ${fault}`);
    } finally {
      await reset();
    }
  }
  if (faults.length > 0) throw new Error(faults.join("\n"));
});

/** Drawings look alike in every theme and at every width. */
function hasPicture({ name }: Look, { task }: TestContext): boolean {
  return task.name === "States" && (name === "light" || !drawings.test(task.file.name));
}

/** Shows the story so, and gives the way back. */
async function show({ width, root = {}, forcedColors, fontSize }: Look): Promise<() => Promise<void>> {
  const { documentElement } = document;
  const before = Object.keys(root).map((name) => [name, documentElement.getAttribute(name) ?? ""] as const);
  if (innerWidth !== width || innerHeight !== 900) await page.viewport(width, 900);
  for (const [name, value] of Object.entries(root)) documentElement.setAttribute(name, value);
  if (forcedColors) await emulateMedia({ "forced-colors": forcedColors });
  if (fontSize) await setFontSize(fontSize);
  await frameDrawn();
  return async () => {
    for (const [name, value] of before) documentElement.setAttribute(name, value);
    if (forcedColors) await emulateMedia({});
    if (fontSize) await setFontSize(16);
  };
}

/** Our own letters have come, and after a frame observers of sizes have been told. */
async function frameDrawn(): Promise<void> {
  await document.fonts.ready;
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

async function comparePicture({ name, width }: Look, { expect, task }: TestContext): Promise<void> {
  if (missingPictures) {
    task.meta.missingPictures = missingPictures;
    return;
  }
  await page.viewport(width, 480);
  // The whole story must be inside the window to be in the picture; some parts grow with the window, once.
  await page.viewport(width, document.documentElement.scrollHeight);
  await page.viewport(width, document.documentElement.scrollHeight);
  await expect(page.elementLocator(document.body)).toMatchScreenshot(`${pictureFolder}/${name}-${width}`);
}

async function emulateMedia(features: Record<string, string>): Promise<void> {
  await cdp().send("Emulation.setEmulatedMedia", {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
}

async function setFontSize(standard: number): Promise<void> {
  await cdp().send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
}
