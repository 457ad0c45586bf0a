// Named by its file: as "keen-slider" it is a namespace in Node, https://github.com/rcbyr/keen-slider/issues/406.
import KeenSlider, { type KeenSliderInstance } from "keen-slider/keen-slider.es.js";
import { reducedMotion } from "./user-preferences.ts";
import { patchDrag } from "./patch-drag.ts";

/** The duration of a slide's transition, in ms: the token `motion-carousel`. */
export const slideDuration = 500;

export type SlideMotion = {
  /** The index of the slide nearest to its position; -1 if there are none. */
  shown: () => number;
  /** Moves by that many slides from the current destination, and wraps around. */
  goBy: (count: number) => void;
  /** Moves to a slide by the shorter way. */
  goTo: (index: number) => void;
  /** Call it when slides were added or removed: the current one stays, or the next replaces it. */
  refresh: () => void;
  destroy: () => void;
};

/**
 * Moves the children of a track by keen-slider, which counts in slides: CSS sets their width and gap. Without
 * animation for reduced motion.
 *
 * @param track a row of slides as wide as itself, `--carousel-gap` apart
 * @param onChange another slide is nearest to its position now
 * @param onDrag the visitor is dragging
 */
export function moveSlides(track: HTMLElement, onChange: () => void, onDrag: () => void): SlideMotion {
  const removePatch = patchDrag(track);
  const options = () => ({
    initial: Math.round((Math.abs(track.scrollLeft) / track.scrollWidth) * track.childElementCount),
    loop: track.childElementCount > 1,
    drag: track.childElementCount > 1,
    rtl: getComputedStyle(track).direction === "rtl",
    selector: ":scope > *",
    // Otherwise keen-slider sets widths in px, which lag behind a resize.
    renderMode: "custom" as const,
    defaultAnimation: { duration: slideDuration },
    detailsChanged: place,
    slideChanged: () => {
      current = track.children[shown()];
      onChange();
    },
    dragged: onDrag,
    dragEnded: () => wantsInstant() && go(slider.animator.targetIdx ?? 0, true),
  });

  const shown = () => slider.track.details?.rel ?? -1;
  const go = (index: number, absolute: boolean) =>
    slider.moveToIdx(index, absolute, wantsInstant() ? { duration: 0 } : undefined);

  const slider = new KeenSlider(track, options());
  let current = track.children[shown()];
  track.scrollLeft = 0;

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
      removePatch();
      // keen-slider would finish its animation after destroy.
      slider.animator.stop();
      slider.destroy();
      for (const slide of slider.slides) slide.removeAttribute("style");
    },
  };
}

const wantsInstant = () => matchMedia(reducedMotion).matches;

/** CSS lays the slides out in a row; this is the current offset of each from there. */
function place({ track, slides, options }: KeenSliderInstance) {
  for (const [index, { distance }] of (track.details?.slides ?? []).entries()) {
    const shift = distance + (options.rtl ? index : -index);
    const way = `translate3d(calc(${shift} * (100% + var(--carousel-gap))), 0, 0)`;
    slides[index]?.style.setProperty("transform", way);
  }
}
