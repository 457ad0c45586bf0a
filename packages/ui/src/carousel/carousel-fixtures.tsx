import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { expect, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderMarkup } from "../../test/rendering.ts";
import { Carousel, type CarouselSlide } from "./carousel.tsx";
import { startCarousel } from "./start-carousel.ts";

const slide = (name: string, line: string): CarouselSlide => ({
  name,
  content: (
    <p>
      {line} <a href={`/${name}`}>More on {name}</a>
    </p>
  ),
});

export const slides = [
  slide("Values", "Meet someone who shares your values."),
  slide("Serious", "More than 90% want something serious."),
  slide("Match", "You talk when both of you say yes."),
  slide("Safety", "A block is for good."),
];

export const interval = 6000;

const carousel = (of: CarouselSlide[]) => <Carousel label="What members find here" slides={of} />;

type BeforeStart = (root: HTMLElement) => void;

/** Hydrates the component, which starts the carousel by `startCarousel`. */
export async function hydrate(of = slides, beforeStart?: BeforeStart) {
  const { container } = renderMarkup(carousel(of));
  const root = getPart(container, "root");
  beforeStart?.(root);
  const app = hydrateRoot(container, <StrictMode>{carousel(of)}</StrictMode>);
  onTestFinished(() => app.unmount());
  await expect.poll(() => root.dataset.rotation).toBeDefined();
  return {
    root,
    setSlides: (now: CarouselSlide[]) => app.render(<StrictMode>{carousel(now)}</StrictMode>),
    end: () => app.unmount(),
  };
}

async function enhance(of = slides, beforeStart?: BeforeStart) {
  const root = getPart(renderMarkup(carousel(of)).container, "root");
  beforeStart?.(root);
  const end = startCarousel(root);
  onTestFinished(end);
  return { root, end };
}

/** The two ways to start a carousel, which must behave alike. */
export const startMethods = [
  { by: "React", mount: hydrate },
  { by: "the plain function", mount: enhance },
];

export function getPart(root: ParentNode, name: string): HTMLElement {
  const part = root.querySelector<HTMLElement>(`[data-carousel=${name}]`);
  if (part) return part;
  throw new Error(`No ${name} in this carousel.`);
}

/** Returns the names of the slides that are not inert. */
export function visibleSlides(root: HTMLElement): string[] {
  return Array.from(getPart(root, "track").children)
    .filter((child) => !child.hasAttribute("inert"))
    .map((child) => child.getAttribute("aria-label") ?? "");
}

/** Returns the distance of each slide from the start of the track, in slides. */
export function slideOffsets(root: HTMLElement): number[] {
  const track = getPart(root, "track").getBoundingClientRect();
  return Array.from(getPart(root, "track").children, (child) =>
    Math.round((child.getBoundingClientRect().left - track.left) / track.width),
  );
}

/** Moves the pointer off the carousel, where it would pause the rotation. */
export async function movePointerAway(): Promise<void> {
  await page.viewport(800, 900);
  await userEvent.unhover(document.body);
}
