import alphabets from "./alphabets.json" with { type: "json" };

/** A WOFF2 subset of a Fontsource file. */
export type FontSubset = {
  family: "Ojuju" | "Mulish";
  file: string;
  /** The path of the full file in `@fontsource-variable/`. */
  source: string;
  letters: string;
  features: string[];
};

/** Letters that Mulish lacks. They fall back to Noto Sans or the system font. */
export const missingInMulish = "ǹƙƘɛɔƐƆɖɣʋƉƑƔƲ";

/**
 * The weights that the subsets keep: one of Ojuju, because two take twice the bytes, and a range of Mulish.
 */
export const weights = { Ojuju: 760, Mulish: { min: 400, max: 700 } } as const;

const alphanumeric = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
/**
 * The letters at the top of English pages, with names of languages. Kerning makes each sign of Ojuju cost
 * four times its outline.
 */
const latin = {
  Ojuju: `${alphanumeric} .,:!?’&-+%$#`,
  Mulish: `${alphanumeric} .,:;!?’'“”–-/&%$#+()@©*çéê`,
};
const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, offset) => 32 + offset));
/** Complete rows of letters, whose `unicode-range` is shorter than that of single letters. */
const accented = `${ascii}\u00A0©ª«®°·º»–—‘’“”…•™×€£ÀÁÂÃÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜàáâãçèéêëìíîïñòóôõöùúûüœŒ`;
const dotted = "ẹọịụẸỌỊỤĩĨ\u0300\u0301\u0303\u0323";
const others = [...new Set(Object.values(alphabets).join(""))].filter(
  (letter) => !`${accented}${dotted}`.includes(letter),
);

const markFeatures = ["ccmp", "kern", "locl", "mark", "mkmk"];

/** Lists the letters per script file of Fontsource. A letter belongs to the first that lists it. */
const scriptsOf = (family: FontSubset["family"]) => [
  { name: "latin", source: "latin", letters: latin[family], features: ["kern"] },
  { name: "accented", source: "latin", letters: accented, features: markFeatures },
  { name: "dotted", source: "vietnamese", letters: dotted, features: markFeatures },
  { name: "african", source: "latin-ext", letters: others.join(""), features: markFeatures },
];

/** All published font files. Preload the latin one of each family. */
export const subsets: readonly FontSubset[] = (["Ojuju", "Mulish"] as const).flatMap((family) =>
  scriptsOf(family).map(({ name, source, letters, features }) => ({
    family,
    file: `${family.toLowerCase()}-${name}.woff2`,
    source: `${family.toLowerCase()}/files/${family.toLowerCase()}-${source}-wght-normal.woff2`,
    letters: Array.from(letters)
      .filter((letter) => name === "latin" || !latin[family].includes(letter))
      .filter((letter) => family === "Ojuju" || !missingInMulish.includes(letter))
      .join(""),
    features,
  })),
);
