import type { FontFile, MetricFallback } from "../fonts/font-face.ts";
import { stripColors } from "../pattern/strip-colors.ts";
import { colorRoles, constants, palette, type ColorName, type Scheme } from "../tokens/tokens.ts";
import type { Role } from "../tokens/pairs.ts";

/** The background colors of the strips in `Pattern` and `Callout`. */
export type PatternColor = "indigo" | "clay" | "palm" | "sun" | "error" | "calabash" | "nightRaised";

export type Typeface = {
  family: string;
  /** The files. Without any, the family is a local font. */
  files?: readonly FontFile[];
  metricFallbacks?: readonly MetricFallback[];
  /** The next families, for letters that the font lacks. @default "system-ui, sans-serif" */
  fallback?: string;
  /** The weight of headings, or of strong words in text. @default 760 for headings, 700 for strong words */
  weight?: number;
};

/** A complete theme, as returned by `defineTheme`. */
export type Theme = {
  name: string;
  palette: Readonly<Record<ColorName, string>>;
  roles: Readonly<Record<Role, Readonly<Record<Scheme, ColorName>>>>;
  corners: Readonly<Record<"control" | "card" | "panel" | "hero", string>>;
  /** The fine lines on a strip of each color. */
  patternLines: Readonly<Record<PatternColor, string>>;
  /** Typefaces that replace the default ones. */
  typefaces: Readonly<{ display?: Typeface; text?: Typeface }>;
};

/** The values in which a theme differs from the default. */
export type ThemeOverrides = {
  /** The name of the theme, for error messages. */
  name: string;
  /** Colors as #RRGGBB. */
  palette?: Partial<Theme["palette"]>;
  /** The palette color of each role, per scheme. */
  roles?: Partial<Theme["roles"]>;
  /** Radii, as CSS lengths. */
  corners?: Partial<Theme["corners"]>;
  /** The fine lines on strips of the pattern. @default 12 points of lightness from the strip */
  patternLines?: Partial<Theme["patternLines"]>;
  typefaces?: Theme["typefaces"];
};

/** The theme of `styles.css`. */
export const defaultTheme: Theme = {
  name: "Matchfront",
  palette,
  roles: colorRoles,
  corners: {
    control: constants["radius-control"],
    card: constants["radius-card"],
    panel: constants["radius-panel"],
    hero: constants["radius-hero"],
  },
  patternLines: {
    indigo: stripColors.indigo.lines,
    clay: stripColors.clay.lines,
    palm: stripColors.palm.lines,
    sun: "#C98A12",
    error: "#C8405A",
    calabash: "#E6CB9F",
    nightRaised: "#493831",
  },
  typefaces: {},
};
