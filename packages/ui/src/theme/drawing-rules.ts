import { stripColors } from "../pattern/strip-colors.ts";
import { cssName } from "../tokens/css-text.ts";
import { rule } from "../tokens/rules.ts";
import { palette, type ColorName } from "../tokens/tokens.ts";
import type { Theme } from "./theme.ts";

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
 *
 * @param changed the colors of the palette that a theme changes
 */
export const drawingRules = (changed: ReadonlySet<ColorName>) =>
  brandColors
    .filter((name) => changed.has(name))
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
 *
 * @param changed the strips whose lines a theme changes
 */
export const patternRules = (patternLines: Theme["patternLines"], changed: ReadonlySet<string>) =>
  [
    ...(["indigo", "clay", "palm"] as const).map((color) => ({
      color,
      of: [color],
      lines: patternLines[color],
    })),
    {
      color: "calabash" as const,
      of: ["calabash", "nightRaised"],
      lines: `light-dark(${patternLines.calabash}, ${patternLines.nightRaised})`,
    },
  ]
    .filter(({ of }) => of.some((strip) => changed.has(strip)))
    .map(({ color, lines }) => rule(`[stroke="${stripColors[color].lines}"]`, [`stroke: ${lines}`]));
