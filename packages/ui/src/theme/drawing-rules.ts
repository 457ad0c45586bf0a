import type { StripColor } from "../pattern/generate-strips.ts";
import { stripColors } from "../pattern/strip-colors.ts";
import { cssName, rule } from "../tokens/css-text.ts";
import { palette, type ColorName } from "../tokens/tokens.ts";
import { defaultTheme, type Theme } from "./theme.ts";

/**
 * The colors of drawings that follow a theme: clothes, objects and backgrounds. People keep theirs: skin,
 * hair, brows (`ink`, `night`, `sand`), and the flush of a cheek, which is translucent clay.
 */
export const brandColors = [
  "shea",
  "calabash",
  "bark",
  "clay",
  "clayDeep",
  "sun",
  "indigo",
  "indigoDeep",
  "palm",
  "hibiscus",
  "sky",
] as const satisfies ColorName[];

/**
 * Returns rules that give drawings a theme's colors. Drawings have the default colors in attributes, so that
 * they can be files. Any rule overrides an attribute:
 * https://www.w3.org/TR/SVG2/styling.html#PresentationAttributes
 */
export const drawingRules = (colors: Theme["palette"]) =>
  brandColors
    .filter((name) => colors[name] !== palette[name])
    .flatMap((name) => {
      const color = `var(--${cssName(name)})`;
      const flush = name === "clay" ? ":not([opacity])" : "";
      return [
        rule(`[fill="${palette[name]}"]${flush}`, [`fill: ${color}`]),
        rule(`[stroke="${palette[name]}"]`, [`stroke: ${color}`]),
      ];
    });

/**
 * Returns rules that give the lines of `Pattern` a theme's colors. Everything else in it uses the palette's variables.
 */
export const patternRules = (patternLines: Theme["patternLines"]) =>
  (["indigo", "clay", "palm", "calabash"] as const)
    .filter((strip) => linesOf(strip, patternLines) !== linesOf(strip, defaultTheme.patternLines))
    .map((strip) =>
      rule(`[stroke="${stripColors[strip].lines}"]`, [`stroke: ${linesOf(strip, patternLines)}`]),
    );

const linesOf = (strip: StripColor, lines: Theme["patternLines"]) =>
  strip === "calabash" ? `light-dark(${lines.calabash}, ${lines.nightRaised})` : lines[strip];
