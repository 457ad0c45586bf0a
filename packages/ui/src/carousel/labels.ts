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
  /** A slide and its dot: `{name}`, `{position}` (from 1) and `{count}` are filled in. */
  nameOf: string;
};

export const englishLabels: CarouselLabels = {
  carousel: "carousel",
  slide: "slide",
  slides: "Slides",
  start: "Start the slideshow",
  stop: "Stop the slideshow",
  previous: "Previous slide",
  next: "Next slide",
  choose: "Choose a slide",
  nameOf: "{name}, {position} of {count}",
};
