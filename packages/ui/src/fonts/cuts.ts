import alphabets from "./alphabets.json" with { type: "json" };

/** A woff2 subset of a Fontsource file, and the letters it keeps. */
export type Cut = {
  family: "Ojuju" | "Mulish";
  file: string;
  /** Path of the full file inside `@fontsource-variable/`. */
  source: string;
  letters: string;
};

/** Letters that Mulish lacks: they fall back to Noto Sans or the system font. */
export const lackingInMulish = "ǹƙƘɛɔƐƆɖɣʋƉƑƔƲ";

/** The weights that the subsets keep: one of Ojuju, for half the bytes of two; a range of Mulish. */
export const weights = { Ojuju: 760, Mulish: { min: 400, max: 700 } } as const;

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, offset) => 32 + offset));
const latin = `${ascii}\u00A0©®·–—‘’“”…•™×€£ÀÁÈÉÌÍÒÓÙÚÃÕÇÑÊÔÖàáèéìíòóùúãõçñêôö`;
const dotted = "ẹọịụẸỌỊỤĩĨ\u0300\u0301\u0303\u0323";
const others = [...new Set(Object.values(alphabets).join(""))].filter(
  (letter) => !`${latin}${dotted}`.includes(letter),
);

/** Fontsource has a file per script; each of ours is cut from one of them. */
const scripts = [
  { name: "latin", source: "latin", letters: latin },
  { name: "dotted", source: "vietnamese", letters: dotted },
  { name: "african", source: "latin-ext", letters: others.join("") },
];

/** Every shipped file; preload the latin one of each family. */
export const cuts: readonly Cut[] = (["Ojuju", "Mulish"] as const).flatMap((family) =>
  scripts.map(({ name, source, letters }) => ({
    family,
    file: `${family.toLowerCase()}-${name}.woff2`,
    source: `${family.toLowerCase()}/files/${family.toLowerCase()}-${source}-wght-normal.woff2`,
    letters: Array.from(letters)
      .filter((letter) => family === "Ojuju" || !lackingInMulish.includes(letter))
      .join(""),
  })),
);
