import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
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

type Mounted = {
  root: HTMLElement;
  setSlides: (of: CarouselSlide[]) => void;
  end: () => void;
};
type Mount = (of?: CarouselSlide[], beforeStart?: (root: HTMLElement) => void) => Promise<Mounted>;

function renderMarkup(of: CarouselSlide[]): { container: HTMLElement; root: HTMLElement } {
  const container = document.createElement("div");
  container.innerHTML = renderToString(carousel(of));
  document.body.append(container);
  onTestFinished(() => container.remove());
  return { container, root: getPart(container, "root") };
}

/** Hydrates the component, which starts the carousel by `startCarousel`. */
export const hydrate: Mount = async (of = slides, beforeStart) => {
  const { container, root } = renderMarkup(of);
  beforeStart?.(root);
  const app = hydrateRoot(container, <StrictMode>{carousel(of)}</StrictMode>);
  onTestFinished(() => app.unmount());
  await expect.poll(() => root.dataset.rotation).toBeDefined();
  return {
    root,
    setSlides: (now) => app.render(<StrictMode>{carousel(now)}</StrictMode>),
    end: () => app.unmount(),
  };
};

const enhance: Mount = async (of = slides, beforeStart) => {
  const { root } = renderMarkup(of);
  beforeStart?.(root);
  const end = startCarousel(root);
  onTestFinished(end);
  return { root, setSlides: (now) => replaceSlides(root, now), end };
};

const nameOf = (child: Element) => child.getAttribute("aria-label")?.split(",")[0];

/** Replaces the slides without React, and keeps unchanged elements. */
function replaceSlides(root: HTMLElement, now: CarouselSlide[]): void {
  const fresh = document.createElement("div");
  fresh.innerHTML = renderToString(carousel(now));
  for (const part of ["track", "dots"]) {
    const row = getPart(root, part);
    const kept = new Map(Array.from(row.children, (child) => [nameOf(child), child]));
    row.replaceChildren(
      ...Array.from(getPart(fresh, part).children, (child) => kept.get(nameOf(child)) ?? child),
    );
  }
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
