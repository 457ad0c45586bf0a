import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { mountings, moveAway, partOf, placesIn, shownIn } from "./carousel-fixtures.tsx";

beforeEach(moveAway);

describe.each(mountings)("brought to life by $by", ({ mount }) => {
  test("a slide's transition takes 500 ms [spec 51, 149]", async () => {
    const { root } = await mount();
    vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance", "Date"] });
    onTestFinished(() => void vi.useRealTimers());
    partOf(root, "next").click();
    const start = performance.now();
    // It ends when no further frame is requested.
    while (vi.getTimerCount() > 0 && performance.now() - start < 2000) vi.advanceTimersToNextFrame();
    const lasted = performance.now() - start;
    // Plus two frames of 16 ms, at its start and end.
    expect(lasted).toBeGreaterThanOrEqual(500);
    expect(lasted).toBeLessThanOrEqual(532);
    expect(placesIn(root)[1]).toBe(0);
    expect(shownIn(root)).toEqual(["Serious, 2 of 4"]);
  });
});
