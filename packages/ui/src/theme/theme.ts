import { stripColors } from "../pattern/strip-colors.ts";
import { colorRoles, constants, palette, type ColorName, type Scheme } from "../tokens/tokens.ts";
import { contrastFailures } from "./contrast-failures.ts";
import { formProblems } from "./form-problems.ts";
import { isLight, shifted } from "./lightness.ts";

export type Role = keyof typeof colorRoles;

/** What a theme's corners are named for. */
export type Corner = "control" | "card" | "panel" | "hero";

/** The background colors of the strips in `Pattern` and `Callout`. */
export type PatternColor = "indigo" | "clay" | "palm" | "sun" | "error" | "calabash" | "nightRaised";

/** A self-hosted font. */
export type FontFile = {
  /** Its address, relative to the place of the sheet: a `.woff2`. */
  file: string;
  /** The weight, or the range of weights, that it has: "700", "400 700". */
  weight: string;
  /** The letters it has, as a CSS `unicode-range`. @default all */
  letters?: string;
  /** Whether pages fetch it before their styles ask for it: only what the top of most pages shows. @default false */
  preload?: boolean;
};

/** A local font that takes the place of one until it has loaded, scaled so that nothing moves then. */
export type StandIn = {
  /** The names of local fonts with the same widths, such as "Arial Bold" and "Liberation Sans Bold". */
  locals: readonly string[];
  weight: number;
  /** The width of a text in the font relative to its width in the local one. */
  scale: number;
  /** In em of the font. */
  ascent: number;
  /** In em of the font. */
  descent: number;
};

export type Typeface = {
  family: string;
  /** Without any, the family is one that visitors have. */
  files?: readonly FontFile[];
  standIns?: readonly StandIn[];
  /** The families after it, for letters that it lacks. @default "system-ui, sans-serif" */
  fallback?: string;
  /** Of headings, or of strong words in a text. @default 760 for headings, 700 for strong words */
  weight?: number;
};

/** A whole look, as `defineTheme` makes it. */
export type Theme = {
  name: string;
  palette: Readonly<Record<ColorName, string>>;
  roles: Readonly<Record<Role, Readonly<Record<Scheme, ColorName>>>>;
  corners: Readonly<Record<Corner, string>>;
  /** The fine lines on a strip of each color. */
  patternLines: Readonly<Record<PatternColor, string>>;
  /** Where there is none, the package's own. */
  typefaces: Readonly<{ display?: Typeface; text?: Typeface }>;
};

/** What differs from the package's own look. */
export type ThemeOverrides = {
  /** Named in errors. */
  name: string;
  /** Colors as #RRGGBB. */
  palette?: Partial<Theme["palette"]>;
  /** Which color of the palette is used for what. */
  roles?: Partial<Theme["roles"]>;
  /** Radii, as CSS lengths. */
  corners?: Partial<Theme["corners"]>;
  /** The fine lines on strips of the pattern. @default 12 points of lightness from the strip */
  patternLines?: Partial<Theme["patternLines"]>;
  typefaces?: Theme["typefaces"];
};

/** The package's own look. */
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

/** The look cannot be used; `problems` has all reasons, one sentence each. */
export class ThemeError extends Error {
  override name = "ThemeError";
  readonly problems: readonly string[];

  constructor(theme: string, problems: readonly string[]) {
    super(`The theme "${theme}" cannot be used:\n${problems.map((problem) => `- ${problem}`).join("\n")}`);
    this.problems = problems;
  }
}

/**
 * A look: the package's own, but for what is given here.
 *
 * @throws ThemeError with everything that is wrong: unknown names, colors that are none, pairs without enough contrast
 * @example
 *   const theme = defineTheme({ name: "Lagoon", palette: { clay: "#0B6A6E" }, corners: { card: "4px" } });
 */
export function defineTheme(overrides: ThemeOverrides): Theme {
  const problems = formProblems(overrides, defaultTheme);
  if (problems.length > 0) throw new ThemeError(overrides.name, problems);
  const colors = { ...palette, ...overrides.palette };
  const theme: Theme = {
    name: overrides.name,
    palette: colors,
    roles: { ...colorRoles, ...overrides.roles },
    corners: { ...defaultTheme.corners, ...overrides.corners },
    patternLines: { ...patternLinesOf(colors), ...overrides.patternLines },
    typefaces: { ...overrides.typefaces },
  };
  const failures = contrastFailures(theme);
  if (failures.length > 0)
    throw new ThemeError(
      theme.name,
      failures.map(({ message }) => message),
    );
  return theme;
}

/** Returns lines that are 12 points of lightness from their strip, as in the default theme. */
function patternLinesOf(colors: Theme["palette"]): Theme["patternLines"] {
  const lineOn = (strip: PatternColor) =>
    colors[strip] === palette[strip]
      ? defaultTheme.patternLines[strip]
      : shifted(colors[strip], isLight(colors[strip]) ? -12 : 12);
  return {
    indigo: lineOn("indigo"),
    clay: lineOn("clay"),
    palm: lineOn("palm"),
    sun: lineOn("sun"),
    error: lineOn("error"),
    calabash: lineOn("calabash"),
    nightRaised: lineOn("nightRaised"),
  };
}
