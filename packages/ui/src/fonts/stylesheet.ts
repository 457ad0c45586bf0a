import { cuts, weights } from "./cuts.ts";

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
const percent = (ratio: number) => `${Number((ratio * 100).toFixed(2))}%`;

/** The `@font-face` rules of our fonts and their fallbacks, as the text of `fonts.css`. */
export function fontsStylesheet(): string {
  const faces = cuts.map(({ family, file, letters }) => [
    `font-family: ${family}`,
    `src: url("./${file}") format("woff2")`,
    `font-weight: ${weightOf[family]}`,
    "font-display: swap",
    `unicode-range: ${unicodeRange(letters)}`,
  ]);
  const standIns = fallbacks.map(({ family, locals, weight, scale, ascent, descent }) => [
    `font-family: "${family}"`,
    `src: ${locals.map((name) => `local("${name}")`).join(", ")}`,
    `font-weight: ${weight}`,
    `size-adjust: ${percent(scale)}`,
    `ascent-override: ${percent(ascent / scale)}`,
    `descent-override: ${percent(descent / scale)}`,
    "line-gap-override: 0%",
  ]);
  const rules = [...faces, ...standIns].map(
    (face) => `@font-face {\n${face.map((line) => `  ${line};\n`).join("")}}\n`,
  );
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
