import { subsets, weights, type FontSubset } from "./subsets.ts";
import { fileFace, fallbackFace } from "./font-face.ts";

const ojuju = { family: "Ojuju fallback", weight: 760, ascent: 1.13, descent: 0.276 };
const mulish = { family: "Mulish fallback", ascent: 1.005, descent: 0.25 };
const roboto = { regular: ["Roboto"], bold: ["Roboto Bold"] };
// Liberation Sans is the Linux font with Arial's widths.
const arial = { regular: ["Arial", "Liberation Sans"], bold: ["Arial Bold", "Liberation Sans Bold"] };
const noto = { regular: ["Noto Sans Regular"], bold: ["Noto Sans Bold"] };

/**
 * Local fonts that are shown until ours have loaded, scaled to our metrics so that little shifts: Noto Sans
 * for Linux without Arial, Roboto for Android, Arial for all others. Of two rules with the same name, a
 * browser takes the last whose local font exists. `scale` is the width of our font relative to the local one:
 * for Mulish measured with the site's texts, for Ojuju chosen so that most headings keep their number of
 * lines. `ascent` and `descent` are those of our font, in em.
 */
export const fallbacks = [
  { ...ojuju, locals: noto.bold, scale: 0.91 },
  { ...ojuju, locals: roboto.bold, scale: 1 },
  { ...ojuju, locals: arial.bold, scale: 0.94 },
  { ...mulish, locals: noto.regular, weight: 400, scale: 0.98 },
  { ...mulish, locals: roboto.regular, weight: 400, scale: 1.042 },
  { ...mulish, locals: arial.regular, weight: 400, scale: 1.035 },
  { ...mulish, locals: noto.bold, weight: 700, scale: 0.96 },
  { ...mulish, locals: roboto.bold, weight: 700, scale: 1.067 },
  { ...mulish, locals: arial.bold, weight: 700, scale: 1 },
];

const weightOf = { Ojuju: `${weights.Ojuju}`, Mulish: `${weights.Mulish.min} ${weights.Mulish.max}` };
const hex = (letter: string) => letter.charCodeAt(0).toString(16).padStart(4, "0");

/** Returns the content of `fonts.css`: the `@font-face` rules of our fonts and their fallbacks. */
export function fontsStylesheet(): string {
  const rules = [
    ...subsets.map((subset) =>
      fileFace(subset.family, {
        file: `./${subset.file}`,
        weight: weightOf[subset.family],
        letters: unicodeRange(subset),
      }),
    ),
    ...fallbacks.map(({ family, ...metrics }) => fallbackFace(family, metrics)),
  ];
  return `/* Written by \`pnpm fonts\` from subsets.ts and stylesheet.ts: change it there. */\n${rules.join("\n")}`;
}

/** Returns the letters as ranges. A range ends at letters of other files only, which makes it shorter. */
function unicodeRange({ family, letters }: FontSubset): string {
  const all = subsets.filter((subset) => subset.family === family).map((subset) => subset.letters);
  const sorted = Array.from(all.join("")).toSorted();
  const own = sorted.map((letter) => (letters.includes(letter) ? letter : "\n")).join("");
  const runs = own.match(/.+/g) ?? [];
  return runs.map((run) => `U+${hex(run)}${run.length > 1 ? `-${hex(run.slice(-1))}` : ""}`).join(", ");
}
