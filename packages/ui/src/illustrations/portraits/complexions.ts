import { palette, skins } from "../../tokens/tokens.ts";

/** From 0 (darkest) to 5 (lightest). */
export type SkinTone = 0 | 1 | 2 | 3 | 4 | 5;

/** The six skin tones, each with the colors of a face: skin, the shade under the jaw, lines and lips. */
export const complexions = [
  { skin: skins[0], shade: "#27130B", line: "#140905", upperLip: "#572019", lowerLip: "#6E2E25" },
  { skin: skins[1], shade: skins[0], line: "#2A150C", upperLip: "#5A2419", lowerLip: "#743426" },
  { skin: skins[2], shade: skins[1], line: "#3B2015", upperLip: "#5E2219", lowerLip: "#7E3527" },
  { skin: skins[3], shade: skins[2], line: "#5A2E18", upperLip: "#6A2A20", lowerLip: "#8A3B2B" },
  { skin: skins[4], shade: skins[3], line: "#6B3A22", upperLip: "#84382A", lowerLip: "#9C4A37" },
  { skin: skins[5], shade: skins[4], line: "#84502F", upperLip: "#964434", lowerLip: "#A85743" },
] as const;

/** Hair colors, each with lighter lines. */
export const hair = {
  black: { mass: palette.ink, line: "#6B4A3A" },
  silver: { mass: "#CFC7BE", line: "#968B80" },
} as const;
