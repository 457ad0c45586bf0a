import type { CarouselProps } from "@matchfront/ui";
import type { Words } from "../words/words.ts";

export function carouselLabels({ carousel }: Words["components"]): CarouselProps["labels"] {
  const kept = { name: "{name}", position: "{position}", count: "{count}" };
  return { ...carousel, slideName: carousel.nameOf(kept) };
}
