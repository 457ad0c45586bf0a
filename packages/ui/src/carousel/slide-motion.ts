// By file name: "keen-slider" is a namespace in Node, https://github.com/rcbyr/keen-slider/issues/406.
import KeenSlider, { type KeenSliderInstance } from "keen-slider/keen-slider.es.js";

export const reducedMotionQuery = "(prefers-reduced-motion: reduce)";

/** In ms; equal to the token `motion-carousel`. */
export const slideDuration = 500;

type SlideMotion = {
  /** Returns the index of the slide nearest to its position, or -1 without slides. */
  shown: () => number;
  /** Moves by a number of slides from the current destination. Wraps around. */
  goBy: (count: number) => void;
  /** Moves to a slide in the shorter direction. */
  goTo: (index: number) => void;
  /** Call after slides were added or removed. The current slide stays, or the next replaces it. */
  refresh: () => void;
  destroy: () => void;
};

/**
 * Moves the children of a track with keen-slider, without animation if reduced motion is preferred. CSS sets
 * the widths and gaps.
 *
 * @param track a row of slides as wide as itself, `--carousel-gap` apart
 * @param onChange called when another slide is nearest to its position
 * @param onDrag called when the visitor drags
 */
export function moveSlides(track: HTMLElement, onChange: () => void, onDrag: () => void): SlideMotion {
  const removePatch = patchDrag(track);
  const options = () => ({
    initial: Math.round((Math.abs(track.scrollLeft) / track.scrollWidth) * track.childElementCount),
    loop: track.childElementCount > 1,
    drag: track.childElementCount > 1,
    // Not `rtl`, which would stay that of the start.
    dragSpeed: (way: number) => (isRightToLeft(track) ? -way : way),
    selector: ":scope > *",
    // Otherwise keen-slider sets widths in px, which lag behind when the window is resized.
    renderMode: "custom" as const,
    defaultAnimation: { duration: slideDuration },
    detailsChanged: positionSlides,
    slideChanged: () => {
      current = track.children[shown()];
      onChange();
    },
    dragged: onDrag,
    dragEnded: () => prefersReducedMotion() && go(slider.animator.targetIdx ?? 0, true),
  });

  const shown = () => slider.track.details?.rel ?? -1;
  const go = (index: number, absolute: boolean) =>
    slider.moveToIdx(index, absolute, prefersReducedMotion() ? { duration: 0 } : undefined);

  const slider = new KeenSlider(track, options());
  let current = track.children[shown()];
  track.scrollLeft = 0;

  // The direction may change later: a language menu, or a browser's translation.
  const directionChanges = new MutationObserver(() => positionSlides(slider));
  for (let element: Element | null = track; element; element = element.parentElement)
    directionChanges.observe(element, { attributeFilter: ["class", "dir", "style"] });

  return {
    shown,
    goBy: (count) => go((slider.animator.targetIdx ?? slider.track.details?.abs ?? 0) + count, true),
    goTo: (index) => go(index, false),
    refresh: () => {
      const kept = current ? [...track.children].indexOf(current) : -1;
      const next = kept === -1 ? Math.min(shown(), track.childElementCount - 1) : kept;
      slider.update(options(), Math.max(next, 0));
      current = track.children[shown()];
    },
    destroy: () => {
      directionChanges.disconnect();
      removePatch();
      // keen-slider would finish its animation after destroy.
      slider.animator.stop();
      slider.destroy();
      for (const slide of slider.slides) slide.removeAttribute("style");
    },
  };
}

const prefersReducedMotion = () => matchMedia(reducedMotionQuery).matches;

const isRightToLeft = (track: HTMLElement) => getComputedStyle(track).direction === "rtl";

/** Sets the offset of each slide from its place in the CSS layout. */
function positionSlides({ container, track, slides }: KeenSliderInstance) {
  const sign = isRightToLeft(container) ? -1 : 1;
  for (const [index, { distance }] of (track.details?.slides ?? []).entries()) {
    const shift = sign * (distance - index);
    const way = `translate3d(calc(${shift} * (100% + var(--carousel-gap))), 0, 0)`;
    slides[index]?.style.setProperty("transform", way);
  }
}

/**
 * Hides events from keen-slider that it would mistake for drags. Call before keen-slider adds its listeners.
 *
 * - Presses of other mouse buttons: a context menu swallows their release.
 * - Clicks by keyboard or assistive technology: keen-slider would swallow them as the end of the last drag.
 *
 * @returns a function that removes the patch
 */
function patchDrag(track: HTMLElement): () => void {
  const listening = new AbortController();
  const first = { capture: true, signal: listening.signal };
  track.addEventListener(
    "mousedown",
    (press) => press.button !== 0 && press.stopImmediatePropagation(),
    first,
  );
  track.addEventListener(
    "click",
    (click) => {
      if (click.detail > 0) return;
      // Makes keen-slider forget the last drag.
      track.dispatchEvent(new CustomEvent("ksDragStart"));
      track.dispatchEvent(new CustomEvent("ksDragEnd"));
    },
    first,
  );
  return () => listening.abort();
}
