/** A carousel's texts, in the page's language. */
export type CarouselLabels = {
  /** Its role description, for screen readers. */
  carousel: string;
  slide: string;
  slides: string;
  start: string;
  stop: string;
  previous: string;
  next: string;
  /** The row of dots. */
  choose: string;
  /** A slide and its dot: `position` counts from 1. */
  nameOf: (name: string, position: number, count: number) => string;
};

export const englishLabels: CarouselLabels = {
  carousel: "carousel",
  slide: "slide",
  slides: "Slides",
  start: "Start rotating the slides",
  stop: "Stop rotating the slides",
  previous: "Previous slide",
  next: "Next slide",
  choose: "Choose a slide",
  nameOf: (name, position, count) => `${name}, ${position} of ${count}`,
};
