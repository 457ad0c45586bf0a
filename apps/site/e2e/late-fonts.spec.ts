import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { BrowserContext, Page, Route } from "@playwright/test";
import { layoutShifts } from "./page-loading.ts";
import { variantPath } from "./site-pages.ts";
import { expect, test } from "./test.ts";

/**
 * Fonts of packages with the widths of those that stand in for ours on visitors' systems: so the result is the same on
 * every machine, whatever it has.
 */
const standIns = { Arial: "arimo", Roboto: "roboto", "Noto Sans": "noto-sans" };

const paths = ["/", variantPath, "/download", "/blacks", "/partnership", "/advertise-form", "/contactus"];

/** What is still no annoyance is 0.1: https://web.dev/articles/cls */
const most = 0.02;

// The stand-ins come by a script in the page.
test.use({ bypassCSP: true });

for (const [local, font] of Object.entries(standIns)) {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 900 },
  ]) {
    test(
      `in a window of ${viewport.width} px fonts that come late shift next to nothing after ${local}`,
      { tag: "@long" },
      async ({ context }) => {
        const shifts = await Promise.all(
          paths.map(async (path) => [path, await shiftOf(context, path, { local, font, viewport })]),
        );
        expect(shifts.filter(([, shift]) => Number(shift) > most)).toEqual([]);
      },
    );
  }
}

type StandIn = { local: string; font: string; viewport: { width: number; height: number } };

/** How much a page shifts when its fonts come after it was painted, however fast or slow this machine is. */
async function shiftOf(
  context: BrowserContext,
  path: string,
  { local, font, viewport }: StandIn,
): Promise<number> {
  const page = await context.newPage();
  await page.setViewportSize(viewport);
  const painted = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await painted.promise;
    await route.continue();
  });
  await page.route(`**${path}`, (route) => answerWithStandIns(route, local, font));
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await firstPaint(page);
  painted.resolve();
  await page.waitForLoadState();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check("760 40px Ojuju"))).toBe(true);
  const shifts = await layoutShifts(page);
  await page.close();
  return shifts.reduce((sum, shift) => sum + shift, 0);
}

/** Two frames after it, which is when a shift would be known. */
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

/** The page, with stand-ins from a package in place of local ones, as its own styles scale them. */
async function answerWithStandIns(route: Route, local: string, font: string): Promise<void> {
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

/** Runs in the page. Faces of given data are there at once. */
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
