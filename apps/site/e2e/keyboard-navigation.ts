import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** A tab stop: the element's index among those that can be focused, its name, and its problems. */
type Stop = { place: number; text: string; problems: string[] };

/**
 * Tabs forward through a page in a wide and a narrow window, and backward in the narrow one. Expects the first stop
 * by its name, and each stop in order, in view, and with a focus indicator (WCAG 2.2: 2.1.2, 2.4.3, 2.4.7 and
 * 2.4.11).
 */
export async function expectKeyboardNavigation(page: Page, first: string): Promise<void> {
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const there = await walk(page, "Tab");
    await page.keyboard.press("Tab");
    await expect.poll(() => isInside(page), "the keyboard leaves the page").toBe(false);
    expectStops(there);
    expect.soft(there[0]?.text).toBe(first);
  }
  const back = await walk(page, "Shift+Tab");
  expectStops(back.toReversed());
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

function expectStops(stops: readonly Stop[]): void {
  expect.soft(stops.filter(({ problems }) => problems.length > 0)).toEqual([]);
  expect.soft(stops.map(({ place }) => place)).toEqual([...stops.keys()]);
}

async function walk(page: Page, key: "Tab" | "Shift+Tab"): Promise<Stop[]> {
  const focusable = await page.evaluateHandle(findFocusable);
  const length = await focusable.evaluate((elements) => elements.length);
  if (!(await isInside(page))) {
    await page.keyboard.press(key);
    // When focus enters the page, the browser moves it asynchronously.
    await expect.poll(() => isInside(page), "the keyboard enters the page").toBe(true);
  }
  const notes = await page.evaluateHandle(recordStops);
  for (let press = 1; press < length; press++) await page.keyboard.press(key);
  return notes.evaluate(({ stops, ended }, elements) => {
    ended.abort();
    return stops.map(({ element, ...stop }) => ({ ...stop, place: elements.indexOf(element) }));
  }, focusable);
}

function isInside(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement !== document.body);
}

/** Returns the elements that can be focused, in the order of the document. Runs in the page. */
function findFocusable(): Element[] {
  const selector = "a[href], button:enabled, input:enabled, select, textarea, summary, [tabindex]";
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      element.tabIndex >= 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest("[inert]"),
  );
}

/** Records the focused element, now and on each keyup of Tab. Runs in the page. */
function recordStops() {
  const stops: (Omit<Stop, "place"> & { element: Element })[] = [];
  const ended = new AbortController();
  const note = () => {
    const element = document.activeElement ?? document.body;
    const isMarked = [undefined, "::before", "::after"].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    });
    // A tall field may be partly in view.
    const isSeen = [...element.getClientRects()].some(({ left, top, right, bottom }) => {
      const across = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
      const down = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
      const found = document.elementFromPoint(across, down);
      return found !== null && element.contains(found);
    });
    stops.push({
      element,
      text: (element.textContent || element.getAttribute("aria-label") || element.localName)
        .trim()
        .slice(0, 40),
      problems: [...(isMarked ? [] : ["has no outline"]), ...(isSeen ? [] : ["is not in view"])],
    });
  };
  note();
  const noteTab = ({ key }: KeyboardEvent) => key === "Tab" && note();
  addEventListener("keyup", noteTab, { capture: true, signal: ended.signal });
  return { stops, ended };
}
