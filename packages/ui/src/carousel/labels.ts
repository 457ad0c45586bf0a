export const englishLabels = {
  /** The role description for screen readers. */
  carousel: "carousel",
  slide: "slide",
  slides: "Slides",
  start: "Start the slideshow",
  stop: "Stop the slideshow",
  previous: "Previous slide",
  next: "Next slide",
  /** The name of the group of dots. */
  choose: "Choose a slide",
  /** The name of a slide and its dot, with the placeholders `{name}`, `{position}` (from 1) and `{count}`. */
  slideName: "{name}, {position} of {count}",
};

/** The labels of a `Carousel`. */
export type CarouselLabels = typeof englishLabels;
