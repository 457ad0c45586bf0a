import type { StripColor } from "../pattern/generate-strips.ts";
import { stripColors } from "../pattern/strip-colors.ts";
import { cssName, rule } from "../tokens/css-text.ts";
import { palette, type ColorName, type Scheme } from "../tokens/tokens.ts";
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

/** Attributes that identify, size or describe the drawing in a page. The file's `img` has them. */
const pageAttributes = /^(?:id|role|width|height|xmlns|aria-.+|data-.+)$/;

/** Attributes whose color depends on the theme or the page. */
const pageColor = / ([\w-]+)="(#[\dA-F]{6}|[^"]*\bvar\([^"]+|currentcolor)"/gi;

/**
 * Returns a drawing as an SVG file, in a theme's colors. Write a file per scheme if they differ, because not
 * every browser passes its scheme to the file, and choose by `<source media="(prefers-color-scheme: dark)">`.
 * Put the text alternative on the `img`.
 *
 * @param markup one `svg` element, as React renders it
 * @throws Error if the markup is something else or uses a color that only a page's styles define
 * @example
 * const markup = renderToStaticMarkup(createElement(Audience));
 * writeFileSync("audience.svg", drawingFile(markup, defaultTheme, "light"));
 */
export function drawingFile(markup: string, theme: Theme, scheme: Scheme): string {
  const colors = colorsOf(theme, scheme);
  const drawn = markup.replaceAll(/<[a-z][^>]*>/gi, (tag) =>
    tag.replaceAll(/ class="[^"]*"/g, "").replaceAll(pageColor, (attribute, name: string, given: string) => {
      // The flush of a cheek is translucent clay, which is not a brand color.
      if (given === palette.clay && name === "fill" && tag.includes(" opacity=")) return attribute;
      const color = colors.get(given);
      if (!color && !given.startsWith("#"))
        throw new Error(
          `drawingFile: ${given} is defined by the page's styles. Use a color or a token: ${tag}`,
        );
      return ` ${name}="${color ?? given}"`;
    }),
  );
  const [, frame, shapes] = /^<svg([^>]*)>(.*)<\/svg>$/s.exec(drawn) ?? [];
  if (frame === undefined || shapes === undefined)
    throw new Error(`drawingFile: expected the markup of one svg element, got: ${markup.slice(0, 80)}`);
  const kept = Array.from(frame.matchAll(/ ([\w:-]+)="[^"]*"/g))
    .filter(([, name = ""]) => !pageAttributes.test(name))
    .map(([attribute]) => attribute);
  return `<svg xmlns="http://www.w3.org/2000/svg"${kept.join("")}>${shapes}</svg>`;
}

/** Maps the colors and variables in a drawing's attributes to a theme's colors. */
function colorsOf(
  { palette: colors, roles, patternLines }: Theme,
  scheme: Scheme,
): ReadonlyMap<string, string> {
  return new Map<string, string>([
    ...brandColors.map((name) => [palette[name], colors[name]] as const),
    ...(["indigo", "clay", "palm"] as const).map(
      (color) => [stripColors[color].lines, patternLines[color]] as const,
    ),
    ...Object.entries(colors).map(([name, color]) => [`var(--${cssName(name)})`, color] as const),
    ...Object.entries(roles).map(([role, named]) => [`var(--color-${role})`, colors[named[scheme]]] as const),
    [stripColors.calabash.lines, scheme === "light" ? patternLines.calabash : patternLines.nightRaised],
  ]);
}
