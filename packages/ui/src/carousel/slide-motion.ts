// Named by its file: as "keen-slider" it is a namespace in Node, https://github.com/rcbyr/keen-slider/issues/406.
import KeenSlider, { type KeenSliderInstance } from "keen-slider/keen-slider.es.js";
import { reducedMotion } from "./user-preferences.ts";
import { patchDrag } from "./patch-drag.ts";

/** How long a slide takes to come, in ms: the token `motion-carousel`. */
export const slideDuration = 500;

export type SlideMotion = {
  /** The slide nearest to its place, from 0; -1 when there are none. */
  shown: () => number;
  /** Goes so many slides on from where it is going; after the last comes the first. */
  goBy: (count: number) => void;
  /** Goes to a slide by the shorter way. */
  goTo: (index: number) => void;
  /** To be called when slides have come or gone: the one shown stays, or the next takes its place. */
  refresh: () => void;
  end: () => void;
};

/**
 * Moves the children of a track by keen-slider, which counts in slides: their width and the gap between them are
 * left to CSS. At once instead, for a visitor who wants less motion.
 *
 * @param track a row of slides as wide as itself, `--carousel-gap` apart
 * @param onChange another slide is nearest to its place now
 * @param onDrag the visitor is dragging
 * @returns what moves them, and the end of it
 */
export function moveSlides(track: HTMLElement, onChange: () => void, onDrag: () => void): SlideMotion {
  const unpatch = patchDrag(track);
  const options = () => ({
    initial: Math.round((Math.abs(track.scrollLeft) / track.scrollWidth) * track.childElementCount),
    loop: track.childElementCount > 1,
    drag: track.childElementCount > 1,
    rtl: getComputedStyle(track).direction === "rtl",
    selector: ":scope > *",
    // Else keen-slider writes widths in px, which lag behind a window that changes its width.
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
    end: () => {
      unpatch();
      // Destroyed, keen-slider would finish its motion.
      slider.animator.stop();
      slider.destroy();
      for (const slide of slider.slides) slide.removeAttribute("style");
    },
  };
}

const wantsInstant = () => matchMedia(reducedMotion).matches;

/** CSS has laid the slides in a row; this is by how much each stands elsewhere now. */
function place({ track, slides, options }: KeenSliderInstance) {
  for (const [index, { distance }] of (track.details?.slides ?? []).entries()) {
    const shift = distance + (options.rtl ? index : -index);
    const way = `translate3d(calc(${shift} * (100% + var(--carousel-gap))), 0, 0)`;
    slides[index]?.style.setProperty("transform", way);
  }
}
