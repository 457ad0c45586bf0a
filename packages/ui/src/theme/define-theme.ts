import { colorRoles, palette } from "../tokens/tokens.ts";
import { contrastFailures } from "./contrast-failures.ts";
import { isLight, shiftLightness } from "./lightness.ts";
import { defaultTheme, type PatternColor, type Theme, type ThemeOverrides } from "./theme.ts";
import { validateOverrides } from "./validate-overrides.ts";

/** A theme is invalid. `problems` has a sentence per reason. */
export class ThemeError extends Error {
  override name = "ThemeError";
  readonly problems: readonly string[];

  constructor(theme: string, problems: readonly string[]) {
    super(`The theme "${theme}" cannot be used:\n${problems.map((problem) => `- ${problem}`).join("\n")}`);
    this.problems = problems;
  }
}

/**
 * Creates a theme from its differences to the default theme.
 *
 * @throws ThemeError with all problems: unknown names, invalid colors, pairs with too little contrast
 * @example
 * const theme = defineTheme({ name: "Lagoon", palette: { clay: "#0B6A6E" }, corners: { card: "4px" } });
 */
export function defineTheme(overrides: ThemeOverrides): Theme {
  const problems = validateOverrides(overrides, defaultTheme);
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
  const failures = contrastFailures(theme).map(({ message }) => message);
  if (failures.length > 0) throw new ThemeError(theme.name, failures);
  return theme;
}

/** Returns lines that are 12 points of lightness from their strip, as in the default theme. */
function patternLinesOf(colors: Theme["palette"]): Theme["patternLines"] {
  const lines = { ...defaultTheme.patternLines };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the line above
  for (const strip of Object.keys(lines) as PatternColor[])
    if (colors[strip] !== palette[strip])
      lines[strip] = shiftLightness(colors[strip], isLight(colors[strip]) ? -12 : 12);
  return lines;
}
