/** The paths of the mark, in a viewBox of 56 by 56: two half discs that touch at the top. */
export const markShapes = {
  size: 56,
  left: { d: "M28 6A22 22 0 0 0 28 50Z", transform: "rotate(13 28 6)" },
  right: { d: "M28 6A22 22 0 0 1 28 50Z", transform: "rotate(-13 28 6)" },
} as const;
