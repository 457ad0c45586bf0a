const focusable =
  "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex='0']";
const edged = "input:not([type=hidden]), select, textarea, [data-variant]:is(a, button)";

/**
 * Returns the focus rings and field or button edges that forced colors hide: shadows and backgrounds are removed, so rings
 * must be outlines and edges must be borders.
 * Source: WCAG 2.2, 1.4.11 Non-text Contrast and 2.4.7 Focus Visible.
 */
export function forcedColorsViolations(): string[] {
  const unringed = visible(focusable).filter((element) => !hasRing(element));
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return [
    ...unringed.map((element) => `has no focus ring: ${element.outerHTML.slice(0, 120)}`),
    ...visible(edged)
      .filter((element) => !hasEdge(element))
      .map((element) => `has no edge: ${element.outerHTML.slice(0, 120)}`),
  ];
}

function visible(selector: string): HTMLElement[] {
  return [...document.body.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]"),
  );
}

function hasRing(element: HTMLElement): boolean {
  element.focus({ focusVisible: true });
  return drawnParts(element).some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
  );
}

function hasEdge(element: HTMLElement): boolean {
  return drawnParts(element).some(
    ({ borderBlockEndStyle, borderBlockEndWidth }) =>
      borderBlockEndStyle !== "none" && Number.parseFloat(borderBlockEndWidth) >= 1,
  );
}

/** Returns the styles of the element and its pseudo-elements, any of which may have the ring or edge. */
function drawnParts(element: HTMLElement): CSSStyleDeclaration[] {
  return [undefined, "::before", "::after"].map((part) => getComputedStyle(element, part));
}
