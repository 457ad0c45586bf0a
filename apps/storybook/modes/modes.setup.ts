import type { ComposedStoryFn } from "storybook/internal/types";
import { afterAll, afterEach, type TestContext } from "vitest";
import { cdp, page } from "vitest/browser";
import { translateDom } from "../languages/translate-dom.ts";
import { langOf, type StoryLanguage } from "../languages/story-language.ts";
import { translateInto } from "../languages/translate.ts";
import { accessibilityViolations, colorViolations, targetViolations } from "./axe-violations.ts";
import { forcedColorsViolations } from "./forced-colors-violations.ts";
import { overlapViolations } from "./overlap-violations.ts";
import { reflowViolations } from "./reflow-violations.ts";

type Mode = {
  name: string;
  width: number;
  root?: Record<string, string>;
  language?: StoryLanguage;
  forcedColors?: "active";
  /** The browser's default font size in pixels. Unlike the root's, it affects media queries. */
  fontSize?: number;
  findViolations?: (story: ComposedStoryFn) => string[] | Promise<string[]>;
  hasPicture?: true;
};

const drawings = /\/(?:couple|pattern|portrait|scene|screen)\.stories\.tsx$/;

const [, chromium = "unknown"] = /Chrome\/(\d+)/.exec(navigator.userAgent) ?? [];
const pictures = Object.keys(import.meta.glob("../../../packages/ui/src/*/pictures/*/*.png"));
const recorded = [...new Set(pictures.map((file) => file.split("/").at(-2)))];

/** The headless shell has no PDF viewer. */
const build = navigator.pdfViewerEnabled ? "chromium" : "chromium-headless-shell";

/** Pictures are comparable only within one version and build of Chromium on one system. */
const pictureFolder = `${build}-${chromium}-${/Linux/.test(navigator.platform) ? "linux" : "other"}`;

/** The reason why this run compares no pictures; undefined if it does, or if it records them. */
const missingPictures = findReason();

function findReason(): string | undefined {
  if (import.meta.env.MODE === "long") return "The baseline pictures show stories from left to right.";
  if (import.meta.env.MODE === "update" || recorded.includes(pictureFolder)) return undefined;
  return `There are baseline pictures for ${recorded.join(", ") || "no browser"}, but this is ${pictureFolder}.`;
}

/** The modes to check after the story has rendered in light colors, from left to right. */
const modes: Mode[] = [
  { name: "light", width: 1280, hasPicture: true },
  { name: "wide", width: 1280, findViolations: reflowViolations },
  { name: "dark", width: 1280, root: { "data-theme": "dark" }, findViolations: colorViolations },
  { name: "text at 200 %", width: 1280, fontSize: 32, findViolations: reflowViolations },
  { name: "dark", width: 320, root: { "data-theme": "dark" }, hasPicture: true },
  {
    name: "forced-colors",
    width: 320,
    forcedColors: "active",
    hasPicture: true,
    findViolations: forcedColorsViolations,
  },
  { name: "narrow, right to left", width: 320, root: { dir: "rtl" }, findViolations: reflowViolations },
  {
    name: "narrow, text spaced out",
    width: 320,
    root: { "data-text": "spaced" },
    findViolations: async ({ tags }) => [
      ...reflowViolations(),
      ...(tags.includes("reflows") ? await accessibilityViolations() : []),
    ],
  },
  { name: "narrow, pseudo-language", width: 320, language: "pseudo", findViolations: wordViolations },
  { name: "narrow, longest words", width: 320, language: "longest", findViolations: wordViolations },
];

/** Returns the violations that longer words can cause. */
async function wordViolations(): Promise<string[]> {
  return [...reflowViolations(), ...overlapViolations(), ...(await targetViolations())];
}

/** A long run renders stories in the pseudo-locale, whose words are longer than those of the site's languages. */
const usualLanguage: StoryLanguage = import.meta.env.MODE === "long" ? "pseudo" : "en";

/** The parts of a file's `States`, and of the stories that are not checked because of it. */
const shownParts = new Map<string, string[]>();

afterAll(() => {
  const states = shownParts.get("States");
  if (!states) return;
  const missing = [...shownParts].flatMap(([story, parts]) =>
    parts.filter((part) => !states.includes(part)).map((part) => `${part} of ${story}`),
  );
  if (missing.length > 0)
    throw new Error(
      `States lacks parts of other stories. Add them to it, or tag the stories "all-modes": ${missing.join(", ")}`,
    );
});

/** Returns the CSS Modules classes in the document, which identify the component parts. */
function findParts(): string[] {
  const classes = [...document.body.querySelectorAll("*")].flatMap(({ classList }) => Array.from(classList));
  return [...new Set(classes)].filter((name) => name.startsWith("_"));
}

afterEach<TestContext & { story?: ComposedStoryFn }>(async (test) => {
  const { story } = test;
  if (!story) throw new Error("The test has no story whose modes can be checked.");
  const isInModes = isShownInModes(story, test);
  if (!isInModes || test.task.name === "States") shownParts.set(test.task.name, findParts());
  if (!isInModes) return;
  const violations: string[] = [];
  for (const mode of modes) {
    if (mode.hasPicture && !hasPicture(mode, test)) continue;
    const reset = await show(mode);
    try {
      if (mode.hasPicture)
        await comparePicture(mode, test).catch((error: unknown) =>
          violations.push(`${mode.name}: ${String(error)}`),
        );
      for (const violation of (await mode.findViolations?.(story)) ?? [])
        violations.push(`${mode.name}: ${violation}`);
    } finally {
      await reset();
    }
  }
  if (violations.length > 0) throw new Error(violations.join("\n"));
});

/** Only a long run checks a component's other stories in all modes: `States` shows the same parts. */
function isShownInModes({ tags }: ComposedStoryFn, { task }: TestContext): boolean {
  const hasStates = task.file.tasks.some(({ name }) => name === "States");
  const hasOwnParts = tags.includes("all-modes") || tags.includes("reflows");
  return import.meta.env.MODE === "long" || !hasStates || task.name === "States" || hasOwnParts;
}

/** Drawings look the same in every theme and at every width, so they have one picture. */
function hasPicture({ name }: Mode, { task }: TestContext): boolean {
  return task.name === "States" && (name === "light" || !drawings.test(task.file.name));
}

/** Applies the mode. Returns a function that resets it. */
async function show(mode: Mode): Promise<() => Promise<void>> {
  const { width, language, forcedColors, fontSize } = mode;
  const root = language ? { lang: langOf(language) } : (mode.root ?? {});
  const { documentElement } = document;
  const before = Object.keys(root).map((name) => [name, documentElement.getAttribute(name) ?? ""] as const);
  if (innerWidth !== width || innerHeight !== 900) await page.viewport(width, 900);
  for (const [name, value] of Object.entries(root)) documentElement.setAttribute(name, value);
  if (language) translateDom(document.body, await translateInto(language));
  if (forcedColors) await emulateMedia({ "forced-colors": forcedColors });
  if (fontSize) await setFontSize(fontSize);
  await frameDrawn();
  return async () => {
    for (const [name, value] of before) documentElement.setAttribute(name, value);
    if (language) translateDom(document.body, await translateInto(usualLanguage));
    if (forcedColors) await emulateMedia({});
    if (fontSize) await setFontSize(16);
  };
}

/** Waits for web fonts, and a frame for resize observers. */
async function frameDrawn(): Promise<void> {
  await document.fonts.ready;
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

async function comparePicture({ name, width }: Mode, { expect, task }: TestContext): Promise<void> {
  if (missingPictures) {
    task.meta.missingPictures = missingPictures;
    return;
  }
  await page.viewport(width, 480);
  // The window must be as high as the story. Some parts grow with the window, so this takes two steps.
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
