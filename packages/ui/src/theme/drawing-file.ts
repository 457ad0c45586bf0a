import { stripColors } from "../pattern/strip-colors.ts";
import { cssName } from "../tokens/css-text.ts";
import { palette, type ColorName, type Scheme } from "../tokens/tokens.ts";
import { brandColors } from "./drawing-rules.ts";
import type { Role, Theme } from "./theme.ts";

/** What names or describes the drawing in a page, where the file's `img` does so. */
const ofThePage = /^(?:id|role|width|height|xmlns|aria-.+|data-.+)$/;

/** An attribute whose color a theme changes, or only a page knows. */
const pageColor = / ([\w-]+)="(#[\dA-F]{6}|[^"]*\bvar\([^"]+|currentcolor)"/gi;

/**
 * A drawing as a file of its own, in a theme's colors. Two schemes may need two files, for not every browser tells a
 * file which one the page has: `<source media="(prefers-color-scheme: dark)">` does. The text alternative is that of
 * the file's `img`.
 *
 * @param markup one `svg` element, as React renders it
 * @throws Error if the markup is something else, or has a color that only a page's styles define
 * @example
 *   writeFileSync("audience.svg", drawingFile(renderToStaticMarkup(createElement(Audience)), defaultTheme, "light"));
 */
export function drawingFile(markup: string, theme: Theme, scheme: Scheme): string {
  const colors = colorsOf(theme, scheme);
  const drawn = markup.replaceAll(/<[a-z][^>]*>/gi, (tag) =>
    tag.replaceAll(/ class="[^"]*"/g, "").replaceAll(pageColor, (attribute, name: string, given: string) => {
      // The flush of a cheek lets the skin through, and is no color of the brand.
      if (given === palette.clay && name === "fill" && tag.includes(" opacity=")) return attribute;
      const color = colors.get(given);
      if (!color && !given.startsWith("#"))
        throw new Error(
          `A file cannot know ${given}, which a page's styles define. Use a color or a token: ${tag}`,
        );
      return ` ${name}="${color ?? given}"`;
    }),
  );
  const [, frame, shapes] = /^<svg([^>]*)>(.*)<\/svg>$/s.exec(drawn) ?? [];
  if (frame === undefined || shapes === undefined)
    throw new Error(`A file has one drawing. Expected the markup of one svg element: ${markup.slice(0, 80)}`);
  const kept = Array.from(frame.matchAll(/ ([\w:-]+)="[^"]*"/g))
    .filter(([, name = ""]) => !ofThePage.test(name))
    .map(([attribute]) => attribute);
  return `<svg xmlns="http://www.w3.org/2000/svg"${kept.join("")}>${shapes}</svg>`;
}

/** What a theme makes of the colors and variables in a drawing's attributes. */
function colorsOf(
  { palette: colors, roles, patternLines }: Theme,
  scheme: Scheme,
): ReadonlyMap<string, string> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- they are the palette's keys and the roles'
  const [names, uses] = [Object.keys(colors) as ColorName[], Object.keys(roles) as Role[]];
  return new Map<string, string>([
    ...brandColors.map((name) => [palette[name], colors[name]] as const),
    ...(["indigo", "clay", "palm"] as const).map(
      (color) => [stripColors[color].lines, patternLines[color]] as const,
    ),
    ...names.map((name) => [`var(--${cssName(name)})`, colors[name]] as const),
    ...uses.map((use) => [`var(--color-${use})`, colors[roles[use][scheme]]] as const),
    [stripColors.calabash.lines, scheme === "light" ? patternLines.calabash : patternLines.nightRaised],
  ]);
}
