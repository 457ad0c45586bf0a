import { pickOne, createRandom, shuffle, type Random } from "./random.ts";

/** The width of a strip, and the height of a motif and a comb (four bars across the strip), in px. */
export const stripWidth = 64;

/** The height of a strip before it repeats, in px. */
export const repeat = 384;

export type StripColor = "indigo" | "clay" | "palm" | "calabash";
type Motif = { kind: "meeting" | "step"; at: number };

/** A strip with its left edge at `x`, and its comb and motif at heights below the top, in px. */
export type Strip = { color: StripColor; x: number; comb: number; motif?: Motif };

/** Heights at which motifs and combs may start. A pattern 128 px high shows only the top rows. */
const topRows = [0, 64] as const;
const bottomRows = [128, 192, 256, 320] as const;

/**
 * Generates one repeat of the brand's pattern: the structure of strip-woven cloth, without traditional signs. Every
 * second strip is plain, no two motifs share a height, and the top rows are the calmest.
 *
 * @param seed an integer that selects the pattern
 * @returns 12 strips from left to right, the same for the same seed
 */
export function generateStrips(seed: number): Strip[] {
  const random = createRandom(seed);
  const colored = coloredStrips(random);
  const strips: Strip[] = [];
  for (const [index, left] of colored.entries()) {
    const right = colored[index + 1] ?? colored[0];
    // The pattern repeats: the first plain strip follows the last.
    const near = [left, right, strips.at(-1), index === colored.length - 1 ? strips[1] : undefined];
    strips.push(left, { color: "calabash", x: left.x + stripWidth, comb: plainStripComb(random, near) });
  }
  return strips;
}

/** Generates six strips. Two of them, far apart, have their motifs in the top rows. */
function coloredStrips(random: Random): Strip[] {
  const [one, two, three] = shuffle(random, ["indigo", "clay", "palm"] as const);
  const [a, b, c, d] = shuffle(random, bottomRows);
  const [upper, lower] = shuffle(random, topRows);
  const motifs = [
    { color: one, at: a },
    { color: two, at: upper },
    { color: three, at: b },
    { color: one, at: c },
    { color: three, at: lower },
    { color: two, at: d },
  ];
  return motifs.map(({ color, at }, index) => ({
    color,
    x: 2 * index * stripWidth,
    motif: { kind: at === upper || at === lower ? "meeting" : pickOne(random, ["meeting", "step"]), at },
    comb: pickOne(
      random,
      bottomRows.filter((height) => [128, 192, 256].includes((height - at + repeat) % repeat)),
    ),
  }));
}

/** Returns a row that is free of combs and motifs in both neighbors: a top row only if no other is free. */
function plainStripComb(random: Random, near: (Strip | undefined)[]): number {
  const taken = new Set(near.flatMap((strip) => [strip?.comb, strip?.motif?.at]));
  const isFree = (height: number) => !taken.has(height);
  const free = bottomRows.filter(isFree);
  return pickOne(random, free.length > 0 ? free : topRows.filter(isFree));
}
