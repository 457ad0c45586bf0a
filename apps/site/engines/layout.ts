export type Box = { part: string; x: number; y: number; width: number; height: number };

/**
 * Returns the boxes that must be equal in all engines: header, logo, menu, hero, main heading, link lists and footer.
 * Line breaks differ between engines, so boxes after text are left out. Runs in the page.
 */
export function measureBoxes(): Box[] {
  const boxes: Box[] = [];
  const add = (part: string, element: Element | null, place = { x: -scrollX, y: -scrollY }) => {
    if (!element || element.getClientRects().length === 0) return;
    const { x, y, width, height } = element.getBoundingClientRect();
    boxes.push({ part, x: x - place.x, y: y - place.y, width, height });
  };
  add("header", document.querySelector("header"));
  add("logo", document.querySelector("header a"));
  add("menu", document.querySelector("header nav"));
  const heading = [...document.querySelectorAll("h1")].find((element) => element.getClientRects().length > 0);
  if (heading) add("heading", heading);
  add("hero", heading?.closest("section") ?? null);
  for (const [index, list] of [...document.querySelectorAll("ul, ol")].entries()) {
    const items = [...list.children];
    const holdsLinks = items.every((item) => item.firstElementChild?.matches("a:only-child"));
    if (!holdsLinks) continue;
    for (const [position, item] of items.entries())
      add(
        `${list.closest("header") ? "menu, " : ""}list ${index}, ${position} (${item.textContent})`,
        item,
        list.getBoundingClientRect(),
      );
  }
  const footer = document.querySelector("footer");
  add("footer", footer, footer?.getBoundingClientRect());
  return boxes;
}

/** Returns the page's horizontal overflow and the overflowing elements. Runs in the page. */
export function listOverflowing(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.body.querySelectorAll("*")].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return left < -0.5 || right > clientWidth + 0.5;
  });
  return [
    `the page, by ${scrollWidth - clientWidth} px`,
    ...wide.map(({ outerHTML }) => outerHTML.slice(0, 80)),
  ];
}

/**
 * Returns the boxes whose position or size differs from the other engine by more than a few pixels and 1 %, since
 * engines round and space letters differently.
 */
export function findMovedBoxes(boxes: readonly Box[], expected: readonly Box[]): string[] {
  const moved = expected.flatMap((box) => {
    const same = boxes.find(({ part }) => part === box.part);
    if (!same) return [`${box.part} is not there`];
    return (["x", "y", "width", "height"] as const)
      .filter((side) => Math.abs(same[side] - box[side]) > toleranceOf(box) + box[side] / 100)
      .map((side) => `${box.part}: ${side} ${same[side].toFixed(1)}, not ${box[side].toFixed(1)}`);
  });
  const added = boxes.filter(({ part }) => !expected.some((box) => box.part === part));
  return [...moved, ...added.map(({ part }) => `${part} is there`)];
}

/** Returns the tolerance in px: another line break makes a hero taller, and moves its heading by half a line. */
function toleranceOf({ part }: Box): number {
  return part === "hero" ? 32 : part === "heading" ? 16 : 3;
}
