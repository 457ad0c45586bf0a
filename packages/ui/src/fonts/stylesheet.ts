import { cuts, weights } from "./cuts.ts";
import { fileFace, standInFace } from "./font-face.ts";

/**
 * Fallback fonts: Arial, Liberation Sans (with Arial's widths, for Linux) and Roboto, scaled to the metrics of our
 * fonts, so that nothing shifts when they load. `scale` is the width of a sample text in our font relative to Arial;
 * ascent and descent are those of our font, in em.
 */
export const fallbacks = [
  {
    family: "Ojuju fallback",
    locals: ["Arial Bold", "Liberation Sans Bold", "Roboto Bold"],
    weight: 760,
    scale: 0.9285,
    ascent: 1.13,
    descent: 0.276,
  },
  {
    family: "Mulish fallback",
    locals: ["Arial", "Liberation Sans", "Roboto"],
    weight: 400,
    scale: 1.0359,
    ascent: 1.005,
    descent: 0.25,
  },
  {
    family: "Mulish fallback",
    locals: ["Arial Bold", "Liberation Sans Bold", "Roboto Bold"],
    weight: 700,
    scale: 0.9939,
    ascent: 1.005,
    descent: 0.25,
  },
];

const weightOf = { Ojuju: `${weights.Ojuju}`, Mulish: `${weights.Mulish.min} ${weights.Mulish.max}` };
const hex = (point: number) => point.toString(16).padStart(4, "0");

/** The `@font-face` rules of our fonts and their fallbacks, as the text of `fonts.css`. */
export function fontsStylesheet(): string {
  const rules = [
    ...cuts.map(({ family, file, letters }) =>
      fileFace({ family, file: `./${file}`, weight: weightOf[family], letters: unicodeRange(letters) }),
    ),
    ...fallbacks.map(standInFace),
  ];
  return `/* Written by \`pnpm fonts\` from cuts.ts and stylesheet.ts: change it there. */\n${rules.join("\n")}`;
}

function unicodeRange(letters: string): string {
  const points = Array.from(letters, (letter) => letter.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const runs: [first: number, last: number][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run && point === run[1] + 1) run[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(([first, last]) => `U+${hex(first)}${first === last ? "" : `-${hex(last)}`}`).join(", ");
}
