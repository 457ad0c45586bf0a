import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { emulateMedia, twoFrames } from "../../test/rendering.ts";
import {
  hydrate,
  movePointerAway,
  getPart,
  slideOffsets,
  visibleSlides,
  slides,
} from "./carousel-fixtures.tsx";

beforeEach(movePointerAway);

const names = slides.map(({ name }, index) => `${name}, ${index + 1} of ${slides.length}`);
type TurnAround = (root: HTMLElement) => void;
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const shows = (root: HTMLElement, index: number) =>
  expect.poll(() => visibleSlides(root)).toEqual([names[index]]);
const link = (name: string) => page.getByRole("link", { name: `More on ${name}` });

/** Drags a part of a slide by `by` px: more than half a slide. */
const drag = (part: Element, by: number) => {
  const { left, top } = part.getBoundingClientRect();
  const body = document.body.getBoundingClientRect();
  return userEvent.dragAndDrop(part, document.body, {
    // keen-slider takes the direction of a drag from its first move.
    steps: 25,
    sourcePosition: { x: 40, y: 10 },
    targetPosition: { x: left - body.left + 40 + by, y: top - body.top + 10 },
  });
};

// https://github.com/rcbyr/keen-slider/issues/86, https://github.com/rcbyr/keen-slider/issues/278
test("gives added slides a position and a dot", async () => {
  const { root, setSlides } = await hydrate(slides.slice(0, 2));
  setSlides(slides);
  await expect.poll(() => getPart(root, "dots").childElementCount).toBe(4);
  await press("Previous slide");
  await expect.poll(() => visibleSlides(root)[0]).toContain("Safety");
});

test("keeps the current slide when others are removed, or shows the next if it is removed itself", async () => {
  const { root, setSlides } = await hydrate();
  await press(names[2] ?? "");
  await shows(root, 2);
  setSlides(slides.slice(1));
  await expect.poll(() => getPart(root, "track").childElementCount).toBe(3);
  await expect.poll(() => visibleSlides(root)[0]).toContain("Match");
  await expect.poll(() => slideOffsets(root)[1]).toBe(0);
  setSlides(slides.filter(({ name }) => name === "Serious" || name === "Safety"));
  await expect.poll(() => visibleSlides(root)[0]).toContain("Safety");
  await expect.poll(() => slideOffsets(root)[1]).toBe(0);
});

test("has no controls and does not move with a single slide", async () => {
  const { root, setSlides } = await hydrate(slides.slice(0, 1));
  expect(getPart(root, "controls").checkVisibility({ visibilityProperty: true })).toBe(false);
  setSlides(slides);
  await expect.poll(() => getPart(root, "controls").checkVisibility({ visibilityProperty: true })).toBe(true);
});

test("wraps around in both directions [spec 51]", async () => {
  const { root } = await hydrate();
  for (const [name, index] of [
    ["Previous slide", 3],
    ["Next slide", 0],
    ["Next slide", 1],
    ["Previous slide", 0],
  ] as const) {
    await press(name);
    await shows(root, index);
    await expect.poll(() => slideOffsets(root)[index]).toBe(0);
  }
});

// https://github.com/rcbyr/keen-slider/issues/49
test("counts presses in quick succession", async () => {
  const { root } = await hydrate();
  for (let count = 0; count < 3; count += 1) getPart(root, "next").click();
  await shows(root, 3);
  await expect.poll(() => slideOffsets(root)[3]).toBe(0);
});

test("shows the slide of a pressed dot, which keeps the focus and is marked as current [spec 51]", async () => {
  const { root } = await hydrate();
  await press(names[2] ?? "");
  await shows(root, 2);
  const dot = page.getByRole("button", { name: names[2] ?? "", exact: true });
  await expect.element(dot).toHaveAttribute("aria-current", "true");
  await expect.element(dot).toHaveAttribute("aria-disabled", "true");
  await expect.element(dot).toHaveFocus();
  expect(root.querySelectorAll("[aria-disabled=true]")).toHaveLength(1);
});

// https://github.com/rcbyr/keen-slider/issues/28, https://github.com/rcbyr/keen-slider/issues/241
test("shows the adjacent slide after a drag, stops the rotation and follows no link", async () => {
  const { root } = await hydrate();
  const onClick = vi.fn<(event: Event) => void>();
  root.addEventListener("click", onClick);
  await drag(link("Values").element(), 430);
  await shows(root, 3);
  expect(root.dataset.rotation).toBe("stopped");
  expect(onClick).not.toHaveBeenCalled();
});

test("snaps a released slide into place at once with reduced motion", async () => {
  await emulateMedia("prefers-reduced-motion", "reduce");
  const { root } = await hydrate();
  await drag(link("Values").element(), 430);
  await twoFrames();
  const track = getPart(root, "track");
  expect(track.children[3]?.getBoundingClientRect().left).toBe(track.getBoundingClientRect().left);
});

test("follows a link that is clicked after a drag, by mouse or key", async () => {
  const { root } = await hydrate();
  const followed: string[] = [];
  root.addEventListener("click", (event) => {
    event.preventDefault();
    if (event.target instanceof HTMLAnchorElement) followed.push(event.target.pathname);
  });
  await drag(link("Values").element(), 430);
  await shows(root, 3);
  link("Safety").element().focus();
  await userEvent.keyboard("{Enter}");
  await link("Safety").click();
  expect(followed).toEqual(["/Safety", "/Safety"]);
  await shows(root, 3);
});

test("ignores other mouse buttons", async () => {
  const { root } = await hydrate();
  const track = getPart(root, "track");
  const fire = (type: string, clientX: number) =>
    track.dispatchEvent(new MouseEvent(type, { bubbles: true, button: 2, clientX, clientY: 20 }));
  fire("mousedown", 400);
  fire("mousemove", 300);
  fire("mousemove", 100);
  expect(slideOffsets(root)[0]).toBe(0);
  expect(root.dataset.rotation).not.toBe("stopped");
});

test("leaves vertical swipes and pinches to the page", async () => {
  const { root } = await hydrate();
  expect(getComputedStyle(getPart(root, "track")).touchAction).toBe("pan-y pinch-zoom");
});

// https://github.com/rcbyr/keen-slider/issues/255
test("fits slides to a resized window", async () => {
  const { root } = await hydrate();
  await press("Next slide");
  await shows(root, 1);
  await page.viewport(500, 900);
  const track = getPart(root, "track").getBoundingClientRect();
  await expect.poll(() => getPart(root, "track").children[1]?.getBoundingClientRect().left).toBe(track.left);
  expect(getPart(root, "track").children[1]?.getBoundingClientRect().width).toBe(track.width);
  await press("Next slide");
  await shows(root, 2);
});

// https://github.com/rcbyr/keen-slider/issues/112
test.each<{ when: string; before?: TurnAround; after?: TurnAround }>([
  { when: "before the start", before: (dead) => dead.parentElement?.setAttribute("dir", "rtl") },
  { when: "later, by `dir`", after: () => (document.documentElement.dir = "rtl") },
  { when: "later, by a style", after: () => (document.body.style.direction = "rtl") },
])(
  "moves the next slide in from the left in text that runs right to left $when",
  async ({ before, after }) => {
    onTestFinished(() => {
      document.documentElement.removeAttribute("dir");
      document.body.removeAttribute("style");
    });
    const { root } = await hydrate(slides, before);
    after?.(root);
    await expect.poll(() => slideOffsets(root).slice(0, 2)).toEqual([0, -1]);
    await press("Next slide");
    await shows(root, 1);
    await expect.poll(() => slideOffsets(root).slice(0, 3)).toEqual([1, 0, -1]);
    await drag(getPart(root, "track"), 500);
    await shows(root, 2);
  },
);
