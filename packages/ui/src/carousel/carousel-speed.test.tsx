import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { startMethods, movePointerAway, getPart, slideOffsets, visibleSlides } from "./carousel-fixtures.tsx";

beforeEach(movePointerAway);

describe.each(startMethods)("started by $by", ({ mount }) => {
  test("moves a slide in 500 ms [spec 51, 149]", async () => {
    const { root } = await mount();
    vi.useFakeTimers({ toFake: ["requestAnimationFrame", "cancelAnimationFrame", "performance", "Date"] });
    onTestFinished(() => void vi.useRealTimers());
    getPart(root, "next").click();
    const start = performance.now();
    // The transition ends when it requests no more frames.
    while (vi.getTimerCount() > 0 && performance.now() - start < 2000) vi.advanceTimersToNextFrame();
    const lasted = performance.now() - start;
    // Plus one frame of 16 ms at its start and one at its end.
    expect(lasted).toBeGreaterThanOrEqual(500);
    expect(lasted).toBeLessThanOrEqual(532);
    expect(slideOffsets(root)[1]).toBe(0);
    expect(visibleSlides(root)).toEqual(["Serious, 2 of 4"]);
  });
});
