import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { emulateMedia, twoFrames } from "../../test/rendering.ts";
import {
  startMethods,
  movePointerAway,
  getPart,
  slideOffsets,
  visibleSlides,
  slides,
} from "./carousel-fixtures.tsx";

beforeEach(movePointerAway);

const boxesIn = (root: HTMLElement) =>
  [root, ...root.querySelectorAll("*")].map((element) => JSON.stringify(element.getBoundingClientRect()));

describe.each(startMethods)("started by $by", ({ mount }) => {
  // https://github.com/rcbyr/keen-slider/issues/16, https://github.com/rcbyr/keen-slider/issues/342
  test.each([320, 800])("does not shift when it starts in a window %i px wide", async (width) => {
    await page.viewport(width, 900);
    await document.fonts.load("1rem Mulish");
    const shifts: PerformanceEntry[] = [];
    const watch = new PerformanceObserver((list) => void shifts.push(...list.getEntries()));
    let before: string[] = [];
    const { root } = await mount(slides, (dead) => {
      before = boxesIn(dead);
      watch.observe({ type: "layout-shift" });
    });
    onTestFinished(() => watch.disconnect());
    await twoFrames();
    expect(boxesIn(root)).toEqual(before);
    expect(shifts).toEqual([]);
  });

  test("starts at the slide that the visitor has scrolled to", async () => {
    const { root } = await mount(slides, (dead) => {
      const track = getPart(dead, "track");
      track.scrollTo({ left: track.scrollWidth, behavior: "instant" });
    });
    expect(visibleSlides(root)).toEqual(["Safety, 4 of 4"]);
    expect(slideOffsets(root)[3]).toBe(0);
  });

  test("prints all slides in sequence, without buttons", async () => {
    const { root } = await mount();
    await page.getByRole("button", { name: "Next slide" }).click();
    await expect.poll(() => slideOffsets(root)[1]).toBe(0);
    await emulateMedia("print");
    const track = getPart(root, "track").getBoundingClientRect();
    let above = track.top;
    for (const slide of getPart(root, "track").children) {
      const { left, top, bottom } = slide.getBoundingClientRect();
      expect(left).toBe(track.left);
      expect(top).toBeGreaterThanOrEqual(above);
      above = bottom;
    }
    expect(above).toBe(track.bottom);
    expect(getPart(root, "controls").checkVisibility()).toBe(false);
  });

  test("restores the server's markup when stopped, and ignores later changes", async () => {
    let sent = "";
    const { root, end } = await mount(slides, (dead) => (sent = dead.outerHTML));
    expect(root.outerHTML).not.toBe(sent);
    end();
    expect(root.outerHTML).toBe(sent);
    getPart(root, "track").append(document.createElement("div"));
    await twoFrames();
    expect(root.querySelector("[inert], [style], [aria-current]")).toBeNull();
  });

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
