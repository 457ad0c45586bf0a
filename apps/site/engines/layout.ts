/** Where a part of a page stands, in px. */
export type Box = { part: string; x: number; y: number; width: number; height: number };

/**
 * Where the parts of a page stand that all engines are to agree on: header, logo, menu, hero, main heading, lists of links
 * and the footer. Text may break elsewhere in another engine, so nothing is held that follows one. It runs in the page.
 */
export function boxesOf(): Box[] {
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

/** By how much the page scrolls sideways, and which elements run out of the window; it runs in the page. */
export function beyondWindow(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.body.querySelectorAll("*")].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
  );
  return [
    `the page, by ${scrollWidth - clientWidth} px`,
    ...wide.map(({ outerHTML }) => outerHTML.slice(0, 80)),
  ];
}

/**
 * The boxes that stand elsewhere than in the other engine, or are of another size. Engines round, and space letters, in
 * their own ways: by a pixel or two, and by a hundredth of what is large.
 */
export function movedBoxes(boxes: readonly Box[], expected: readonly Box[]): string[] {
  const moved = expected.flatMap((box) => {
    const same = boxes.find(({ part }) => part === box.part);
    if (!same) return [`${box.part} is not there`];
    return (["x", "y", "width", "height"] as const)
      .filter((side) => Math.abs(same[side] - box[side]) > roomFor(box) + box[side] / 100)
      .map((side) => `${box.part}: ${side} ${same[side].toFixed(1)}, not ${box[side].toFixed(1)}`);
  });
  const added = boxes.filter(({ part }) => !expected.some((box) => box.part === part));
  return [...moved, ...added.map(({ part }) => `${part} is there`)];
}

/** Text may break elsewhere in a hero: a line more or less makes it taller, and half a line moves its heading. */
function roomFor({ part }: Box): number {
  return part === "hero" ? 32 : part === "heading" ? 16 : 3;
}
