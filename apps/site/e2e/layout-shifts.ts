import type { Page } from "@playwright/test";

/**
 * The scores of all that has moved by itself since the page began to load.
 * Source: Layout Instability, https://wicg.github.io/layout-instability/
 *
 * @example expect(await layoutShifts(page)).toEqual([]);
 */
export function layoutShifts(page: Page): Promise<unknown[]> {
  return page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shifts: { toJSON: () => { value: number } }[] = list.getEntriesByType("layout-shift");
          resolve(shifts.map((shift) => shift.toJSON().value));
        });
        observer.observe({ type: "layout-shift", buffered: true });
        // Of these there is always one, so there is always an answer.
        observer.observe({ type: "navigation", buffered: true });
      }),
  );
}
