import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { BrowserContext, Page, Route } from "@playwright/test";
import { delayRequests, layoutShifts } from "./page-loading.ts";
import { variantPath } from "../app/shell/paths.ts";
import { expect, test } from "./test.ts";

/** Packaged fonts with the metrics of the local fallback fonts, so that the result does not depend on the machine. */
const fallbackFonts = { Arial: "arimo", Roboto: "roboto", "Noto Sans": "noto-sans" };

const paths = ["/", variantPath, "/download", "/blacks", "/partnership", "/advertise-form", "/contactus"];

/** The maximum layout shift; up to 0.1 is good: https://web.dev/articles/cls */
const maxShift = 0.02;

// A script in the page adds the packaged fonts.
test.use({ bypassCSP: true });

for (const [local, font] of Object.entries(fallbackFonts)) {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 900 },
  ]) {
    test(
      `at ${viewport.width} px: web fonts that replace ${local} hardly shift the layout`,
      { tag: "@long" },
      async ({ context }) => {
        const shifts = await Promise.all(
          paths.map(async (path) => [path, await measureShift(context, path, { local, font, viewport })]),
        );
        expect(shifts.filter(([, shift]) => Number(shift) > maxShift)).toEqual([]);
      },
    );
  }
}

type FallbackFont = { local: string; font: string; viewport: { width: number; height: number } };

/** Returns the layout shift of a page whose fonts load after the first paint. */
async function measureShift(
  context: BrowserContext,
  path: string,
  { local, font, viewport }: FallbackFont,
): Promise<number> {
  const page = await context.newPage();
  await page.setViewportSize(viewport);
  const release = await delayRequests(page, "**/*.woff2");
  await page.route(`**${path}`, (route) => fulfillWithFallbackFonts(route, local, font));
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await firstPaint(page);
  release();
  await page.waitForLoadState();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check("760 40px Ojuju"))).toBe(true);
  const shifts = await layoutShifts(page);
  await page.close();
  return shifts.reduce((sum, shift) => sum + shift, 0);
}

/** Waits two frames after the first paint, when its layout shift is known. */
function firstPaint(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => {
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        }).observe({ type: "paint", buffered: true });
      }),
  );
}

/** Fulfills the page with packaged fonts in place of local ones, scaled by the page's own styles. */
async function fulfillWithFallbackFonts(route: Route, local: string, font: string): Promise<void> {
  const response = await route.fetch();
  const html = await response.text();
  const faces = Array.from(html.matchAll(/@font-face\{([^}]*)\}/g), ([, rule = ""]) => descriptorsOf(rule))
    .filter(({ src }) => src?.startsWith(`local(${local}`))
    .map((face) => ({ face, data: fileOf(font, face["font-weight"] === "400" ? 400 : 700) }));
  expect(faces).toHaveLength(3);
  const body = html
    .replaceAll(/local\([^)]*\)/g, "local(none)")
    .replace("<head>", `<head><script>(${addFaces.toString()})(${JSON.stringify(faces)})</script>`);
  await route.fulfill({ response, body });
}

type Descriptors = Partial<Record<string, string>>;

function descriptorsOf(rule: string): Descriptors {
  return Object.fromEntries(rule.split(";").map((line) => line.split(/:(.*)/).slice(0, 2)));
}

function fileOf(font: string, weight: number): string {
  const file = import.meta.resolve(`@fontsource/${font}/files/${font}-latin-${weight}-normal.woff2`);
  return readFileSync(fileURLToPath(file), "base64");
}

/** Adds the fonts, which are available at once. Runs in the page. */
function addFaces(faces: readonly { face: Descriptors; data: string }[]): void {
  for (const { face, data } of faces) {
    const bytes = Uint8Array.from(atob(data), (character) => character.codePointAt(0) ?? 0);
    document.fonts.add(
      new FontFace((face["font-family"] ?? "").replaceAll('"', ""), bytes.buffer, {
        weight: face["font-weight"] ?? "",
        sizeAdjust: face["size-adjust"] ?? "",
        ascentOverride: face["ascent-override"] ?? "",
        descentOverride: face["descent-override"] ?? "",
        lineGapOverride: face["line-gap-override"] ?? "",
      } as FontFaceDescriptors),
    );
  }
}
