import type { CarouselProps } from "@matchfront/ui";
import type { SiteMessages } from "../messages/messages.ts";

export function carouselLabels({ carousel }: SiteMessages["components"]): CarouselProps["labels"] {
  const kept = { name: "{name}", position: "{position}", count: "{count}" };
  return { ...carousel, slideName: carousel.nameOf(kept) };
}
