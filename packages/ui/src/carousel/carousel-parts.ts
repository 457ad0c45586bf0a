type CarouselPart = "controls" | "dots" | "next" | "previous" | "rotation" | "track";

/**
 * Finds a part of a carousel by its `data-carousel`.
 *
 * @throws Error that names the missing part
 */
export function carouselPart(root: HTMLElement, name: CarouselPart): HTMLElement {
  const part = root.querySelector<HTMLElement>(`[data-carousel="${name}"]`);
  if (part) return part;
  throw new Error(
    `A carousel lacks its element with data-carousel="${name}": the component Carousel renders it.`,
  );
}
