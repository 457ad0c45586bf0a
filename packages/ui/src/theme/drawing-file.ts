import { stripColors } from "../pattern/strip-colors.ts";
import { cssName } from "../tokens/css-text.ts";
import { palette, type Scheme } from "../tokens/tokens.ts";
import { brandColors } from "./drawing-rules.ts";
import type { Theme } from "./theme.ts";

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
