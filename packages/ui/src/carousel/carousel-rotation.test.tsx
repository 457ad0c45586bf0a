import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emulateMedia, twoFrames } from "../../test/rendering.ts";
import {
  hydrate,
  interval,
  startMethods,
  movePointerAway,
  getPart,
  visibleSlides,
} from "./carousel-fixtures.tsx";

beforeEach(async () => {
  await movePointerAway();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(() => void vi.useRealTimers());

const first = "Values, 1 of 4";
const second = "Serious, 2 of 4";
const third = "Match, 3 of 4";
const button = (name: string) => page.getByRole("button", { name, exact: true });
const seeTab = (state: DocumentVisibilityState) => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
};

/** Returns the state with the number of timers: without one, the state cannot change. */
const stateOf = (root: HTMLElement) => `${root.dataset.rotation}, ${vi.getTimerCount()} timers`;
const expectNext = (root: HTMLElement) => {
  vi.advanceTimersByTime(interval);
  return expect.poll(() => visibleSlides(root));
};

describe.each(startMethods)("started by $by", ({ mount }) => {
  test("shows the next slide after each interval, without an announcement [spec 51, 149]", async () => {
    const { root } = await mount();
    expect(visibleSlides(root)).toEqual([first]);
    vi.advanceTimersByTime(interval - 1);
    expect(visibleSlides(root)).toEqual([first]);
    vi.advanceTimersByTime(1);
    await expect.poll(() => visibleSlides(root)).toEqual([second]);
    expect(getPart(root, "track").getAttribute("aria-live")).toBe("off");
    await expectNext(root).toEqual([third]);
  });

  test("starts one rotation, even in StrictMode, and ends it on unmount", async () => {
    const { end } = await mount();
    expect(vi.getTimerCount()).toBe(1);
    end();
    expect(vi.getTimerCount()).toBe(0);
    document.dispatchEvent(new Event("visibilitychange"));
    expect(vi.getTimerCount()).toBe(0);
  });
});

test("stops for good when keyboard focus enters, and announces slides from then on", async () => {
  const { root } = await hydrate();
  await userEvent.tab();
  await expect.element(button("Start the slideshow")).toHaveFocus();
  expect(stateOf(root)).toBe("stopped, 0 timers");
  expect(getPart(root, "track").getAttribute("aria-live")).toBe("polite");
  button("Start the slideshow").element().blur();
  expect(stateOf(root)).toBe("stopped, 0 timers");
});

test("toggles by the rotation button, whose label follows", async () => {
  const { root } = await hydrate();
  await button("Stop the slideshow").click();
  expect(stateOf(root)).toBe("stopped, 0 timers");
  await button("Start the slideshow").click();
  await expectNext(root).toEqual([second]);
  await expect.element(button("Stop the slideshow")).not.toHaveAttribute("aria-pressed");
});

test("keeps rotating while keyboard focus moves between controls, and stops when it enters a slide", async () => {
  const { root } = await hydrate();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await userEvent.tab();
  await expect.element(button("Previous slide")).toHaveFocus();
  await expectNext(root).toEqual([second]);
  for (let stop = 0; stop < 6; stop += 1) await userEvent.tab();
  await expect.element(page.getByRole("link", { name: "More on Serious" })).toHaveFocus();
  expect(stateOf(root)).toBe("stopped, 0 timers");
});

test.each(["Previous slide", "Next slide", third])("stops for good by the button %s", async (name) => {
  const { root } = await hydrate();
  await button(name).click();
  expect(stateOf(root)).toBe("stopped, 0 timers");
  await movePointerAway();
  expect(stateOf(root)).toBe("stopped, 0 timers");
});

test("pauses while hovered", async () => {
  const { root } = await hydrate();
  await userEvent.hover(getPart(root, "track"));
  expect(stateOf(root)).toBe("paused, 0 timers");
  await movePointerAway();
  await expectNext(root).toEqual([second]);
});

test("pauses while the tab is hidden, however the pointer moves", async () => {
  const { root } = await hydrate();
  onTestFinished(() => void vi.restoreAllMocks());
  seeTab("hidden");
  expect(stateOf(root)).toBe("paused, 0 timers");
  await userEvent.hover(getPart(root, "track"));
  await movePointerAway();
  expect(stateOf(root)).toBe("paused, 0 timers");
  seeTab("visible");
  await expectNext(root).toEqual([second]);
});

test("is paused from the start in a hidden tab", async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  seeTab("hidden");
  const { root } = await hydrate();
  expect(stateOf(root)).toBe("paused, 0 timers");
});

test("does not start with reduced motion, and changes slides without animation", async () => {
  await emulateMedia("prefers-reduced-motion", "reduce");
  const { root } = await hydrate();
  expect(stateOf(root)).toBe("stopped, 0 timers");
  await button("Next slide").click();
  const track = getPart(root, "track");
  await twoFrames();
  expect(track.children[1]?.getBoundingClientRect().left).toBe(track.getBoundingClientRect().left);
});

test("stops for good when reduced motion is turned on", async () => {
  const { root } = await hydrate();
  await emulateMedia("prefers-reduced-motion", "reduce");
  await expect.poll(() => root.dataset.rotation).toBe("stopped");
  await emulateMedia("prefers-reduced-motion", "no-preference");
  await expect.poll(() => matchMedia("(prefers-reduced-motion: reduce)").matches).toBe(false);
  expect(stateOf(root)).toBe("stopped, 0 timers");
});

/** Replaces the Network Information API, which Chromium's test protocol cannot set. */
function emulateConnection(saveData: boolean) {
  const connection = Object.assign(new EventTarget(), { saveData });
  Object.defineProperty(navigator, "connection", { configurable: true, value: connection });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "connection"));
  return connection;
}

test("starts with data saving only on request", async () => {
  emulateConnection(true);
  const { root } = await hydrate();
  expect(stateOf(root)).toBe("stopped, 0 timers");
  await button("Start the slideshow").click();
  await expectNext(root).toEqual([second]);
});

test("stops when data saving is turned on, and keeps rotating on other changes of the network", async () => {
  const connection = emulateConnection(false);
  const { root } = await hydrate();
  connection.dispatchEvent(new Event("change"));
  expect(stateOf(root)).toBe("rotating, 1 timers");
  connection.saveData = true;
  connection.dispatchEvent(new Event("change"));
  expect(stateOf(root)).toBe("stopped, 0 timers");
});

test("takes another interval from the next slide on", async () => {
  const { root } = await hydrate();
  root.dataset.interval = "1000";
  await expectNext(root).toEqual([second]);
  vi.advanceTimersByTime(1000);
  await expect.poll(() => visibleSlides(root)).toEqual([third]);
});
