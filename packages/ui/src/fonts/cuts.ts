import alphabets from "./alphabets.json" with { type: "json" };

/** A woff2 that we cut from a file of Fontsource, with the letters it keeps. */
export type Cut = {
  family: "Ojuju" | "Mulish";
  file: string;
  /** Path of the uncut file inside `@fontsource-variable/`. */
  source: string;
  letters: string;
};

/** Letters that Mulish has not drawn: they are set in Noto Sans or the system's own font. */
export const lackingInMulish = "ǹƙƘɛɔƐƆɖɣʋƉƑƔƲ";

/** What the cuts keep of the weight axis: one weight of Ojuju, for half the bytes of two; a range of Mulish. */
export const weights = { Ojuju: 760, Mulish: { min: 400, max: 700 } } as const;

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, offset) => 32 + offset));
const latin = `${ascii}\u00A0©®·–—‘’“”…•™×€£ÀÁÈÉÌÍÒÓÙÚÃÕÇÑÊÔÖàáèéìíòóùúãõçñêôö`;
const dotted = "ẹọịụẸỌỊỤĩĨ\u0300\u0301\u0303\u0323";
const others = [...new Set(Object.values(alphabets).join(""))].filter(
  (letter) => !`${latin}${dotted}`.includes(letter),
);

/** Fontsource keeps a family in files by script; each of ours comes from one of them. */
const scripts = [
  { name: "latin", source: "latin", letters: latin },
  { name: "dotted", source: "vietnamese", letters: dotted },
  { name: "african", source: "latin-ext", letters: others.join("") },
];

/** Every file that we ship; the latin one of each family is the one to preload. */
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
