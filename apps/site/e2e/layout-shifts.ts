import type { Page } from "@playwright/test";

/**
 * The scores of all layout shifts since the page began to load.
 * Source: Layout Instability, https://wicg.github.io/layout-instability/
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
        // There is always one of these, so the observer always fires.
        observer.observe({ type: "navigation", buffered: true });
      }),
  );
}
