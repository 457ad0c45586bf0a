import type { Page } from "@playwright/test";

/** Where the keyboard stops: the element's place in the document, what it says, and what is wrong with it. */
export type Stop = { place: number; text: string; faults: string[] };

/**
 * Presses a key until the keyboard leaves the page, or comes where it has been.
 *
 * @example const stops = await walk(page, "Tab");
 */
export async function walk(page: Page, key: "Tab" | "Shift+Tab"): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(readStop);
    if (!stop || stops.some(({ place }) => place === stop.place)) return stops;
    stops.push(stop);
  }
}

/** The places of all that can be used, in the document's order. */
export function usable(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const selector = "a[href], button:enabled, input:enabled, select, textarea, summary, [tabindex]";
    return [...document.querySelectorAll<HTMLElement>("*")].flatMap((element, place) =>
      element.matches(selector) &&
      element.tabIndex >= 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest("[inert]")
        ? [place]
        : [],
    );
  });
}

/** WCAG 2.2, 2.4.7 Focus Visible and 2.4.11 Focus Not Obscured; it runs in the page. */
function readStop(): Stop | undefined {
  const stop = document.activeElement;
  if (!stop || stop === document.body) return undefined;
  const isMarked = [undefined, "::before", "::after"].some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(stop, part);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
  });
  // A tall field may be in view in part.
  const isSeen = [...stop.getClientRects()].some(({ left, top, right, bottom }) => {
    const across = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const down = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const found = document.elementFromPoint(across, down);
    return found !== null && stop.contains(found);
  });
  return {
    place: [...document.querySelectorAll("*")].indexOf(stop),
    text: (stop.textContent || stop.getAttribute("aria-label") || stop.localName).trim().slice(0, 40),
    faults: [...(isMarked ? [] : ["has no outline"]), ...(isSeen ? [] : ["is not in view"])],
  };
}
