type CarouselPart = "controls" | "dots" | "next" | "previous" | "rotation" | "track";

/**
 * Returns the element with this `data-carousel` value.
 *
 * @throws Error if it is missing
 */
export function carouselPart(root: HTMLElement, name: CarouselPart): HTMLElement {
  const part = root.querySelector<HTMLElement>(`[data-carousel="${name}"]`);
  if (part) return part;
  throw new Error(
    `Carousel: no element with data-carousel="${name}". Render the markup with the component Carousel.`,
  );
}
