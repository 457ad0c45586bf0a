/** A drawing's attributes for screen readers: an image with a text alternative, or decoration without one. */
export function textAlternative(label: string | undefined) {
  return label ? ({ "aria-label": label, role: "img" } as const) : { "aria-hidden": true };
}
