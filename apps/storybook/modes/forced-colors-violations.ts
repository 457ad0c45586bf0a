const focusable =
  "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex='0']";
const edged = "input:not([type=hidden]), select, textarea, [data-variant]:is(a, button)";

/**
 * What high contrast mode hides: it removes shadows and backgrounds, so a focus ring must be an outline, and the edge of
 * a field or a button a border.
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

/** The boxes that may have the ring or the edge. */
function drawnParts(element: HTMLElement): CSSStyleDeclaration[] {
  return [undefined, "::before", "::after"].map((part) => getComputedStyle(element, part));
}
