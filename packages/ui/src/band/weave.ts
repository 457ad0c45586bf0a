import { oneOf, randomFrom, shuffled, type Random } from "./random.ts";

/** Width of a strip, and height of a comb and of a sign, in px: four picks of 16. */
export const stripWidth = 64;

/** The length after which a strip repeats, in px: 24 picks, six times the height of a sign. */
export const repeat = 384;

export type Dye = "indigo" | "clay" | "palm" | "calabash";
export type Sign = { kind: "meeting" | "step"; at: number };

/** A strip, `x` px from the left; its comb and its sign start that many px below the top of the repeat. */
export type Strip = { dye: Dye; x: number; comb: number; sign?: Sign };

/** A strip whose heights are in strip widths. */
type Draft = Omit<Strip, "x">;

export type Loom = {
  /** Another whole number makes another pattern. @default 8 */
  seed?: number | undefined;
  /** The number of strips after which the cloth repeats. @default 12 */
  strips?: 6 | 12;
};

/** The heights at which a sign or a comb may start, in strip widths; a band shows the upper two, the heading. */
const heading = [0, 1] as const;
const body = [2, 3, 4, 5] as const;

/**
 * One repeat of the brand's cloth: an original pattern with the structure of strip-woven cloth, and no traditional
 * signs. Every second strip is plain, no two signs share a height, and the heading is the calmest part.
 *
 * @returns strips from left to right, the same for the same seed
 */
export function weave({ seed = 8, strips = 12 }: Loom = {}): Strip[] {
  const random = randomFrom(seed);
  const coloured = colouredStrips(random).slice(0, strips / 2);
  const drafts: Draft[] = [];
  for (const [index, left] of coloured.entries()) {
    const right = coloured[index + 1] ?? coloured[0];
    // The first plain strip follows the last one, around the repeat.
    const near = [left, right, drafts.at(-1), index === coloured.length - 1 ? drafts[1] : undefined];
    drafts.push(left, { dye: "calabash", comb: quietComb(random, near) });
  }
  return drafts.map(placed);
}

/** Six strips; two of them, far apart, have their signs in the heading. */
function colouredStrips(random: Random): Draft[] {
  const [one, two, three] = shuffled(random, ["indigo", "clay", "palm"] as const);
  const [a, b, c, d] = shuffled(random, body);
  const [upper, lower] = shuffled(random, heading);
  const signs = [
    { dye: one, at: a },
    { dye: two, at: upper },
    { dye: three, at: b },
    { dye: one, at: c },
    { dye: three, at: lower },
    { dye: two, at: d },
  ];
  return signs.map(({ dye, at }) => ({
    dye,
    sign: { kind: at === upper || at === lower ? "meeting" : oneOf(random, ["meeting", "step"]), at },
    comb: oneOf(
      random,
      body.filter((height) => [2, 3, 4].includes((height - at + 6) % 6)),
    ),
  }));
}

/** At a height without a comb or a sign nearby; in the heading only if there is no other. */
function quietComb(random: Random, near: (Draft | undefined)[]): number {
  const taken = new Set(near.flatMap((strip) => [strip?.comb, strip?.sign?.at]));
  const isFree = (height: number) => !taken.has(height);
  const free = body.filter(isFree);
  return oneOf(random, free.length > 0 ? free : heading.filter(isFree));
}

function placed({ dye, comb, sign }: Draft, index: number): Strip {
  return {
    dye,
    x: index * stripWidth,
    comb: comb * stripWidth,
    ...(sign && { sign: { ...sign, at: sign.at * stripWidth } }),
  };
}
