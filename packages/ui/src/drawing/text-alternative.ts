/** Returns attributes that make a drawing an image with a text alternative, or decoration without a label. */
export function textAlternative(label: string | undefined) {
  return label ? ({ "aria-label": label, role: "img" } as const) : { "aria-hidden": true };
}
