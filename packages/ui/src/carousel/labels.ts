/** The labels of a `Carousel`. */
export type CarouselLabels = {
  /** The role description for screen readers. */
  carousel: string;
  slide: string;
  slides: string;
  start: string;
  stop: string;
  previous: string;
  next: string;
  /** The name of the group of dots. */
  choose: string;
  /** The name of a slide and its dot, with the placeholders `{name}`, `{position}` (from 1) and `{count}`. */
  slideName: string;
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
  slideName: "{name}, {position} of {count}",
};
