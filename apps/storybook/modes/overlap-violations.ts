import { nameOf } from "./reflow-violations.ts";

const controls = "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']";

/** Returns controls that overlap, which happens when their text is too long. */
export function overlapViolations(): string[] {
  // Skip links cover the page while they have the focus.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const boxes = [...document.body.querySelectorAll<HTMLElement>(controls)]
    .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
    .flatMap((element) => boxesOf(element).map((box) => ({ element, box })))
    .filter(({ box }) => box.bottom + scrollY > 0);
  return boxes.flatMap(({ element, box }, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => isApart(element, other.element) && doOverlap(box, other.box))
      .map((other) => `cover each other: ${nameOf(element)} and ${nameOf(other.element)}`),
  );
}

type Box = Pick<DOMRect, "bottom" | "left" | "right" | "top">;

/** Returns one box for each line of a link. A field's box excludes its padding, where its button may be. */
function boxesOf(element: HTMLElement): Box[] {
  if (!element.matches("input, textarea")) return Array.from(element.getClientRects());
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return [
    {
      left: left + Number.parseFloat(paddingLeft),
      right: right - Number.parseFloat(paddingRight),
      top,
      bottom,
    },
  ];
}

/** Whether the elements are in one layer and neither contains the other. */
function isApart(one: Element, other: Element): boolean {
  return !one.contains(other) && !other.contains(one) && layerOf(one) === layerOf(other);
}

/** Returns the dialog, toast or fixed bar that contains the element; null if it is in the page. */
function layerOf(element: Element): Element | null {
  if (element.matches("dialog, [popover]")) return element;
  if (/fixed|sticky/.test(getComputedStyle(element).position)) return element;
  return element.parentElement && layerOf(element.parentElement);
}

function doOverlap(one: Box, other: Box): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 1 && down > 1;
}
