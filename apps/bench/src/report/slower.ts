import { ratioOf, type Comparison, type Summary } from "../comparison/comparison.ts";
import type { Results } from "../results/results.ts";

/** Less than this share may be the machine. */
const noise = 0.05;

/**
 * Names what became slower since other results: the ratios to the reference are compared, since another machine has
 * other milliseconds, and only ranges that no longer overlap count.
 *
 * @example
 * findSlower(readCommittedResults(), await readResults());
 * // ["forms/key-text: ours 1.10 → 1.42 of react-final-form"]
 */
export function findSlower(before: Results, after: Results): string[] {
  return Object.entries(after).flatMap(([part, { comparisons }]) =>
    comparisons.flatMap((comparison) => {
      const former = before[part]?.comparisons.find(({ id }) => id === comparison.id);
      return former ? slowerCandidates(former, comparison) : [];
    }),
  );
}

function slowerCandidates(before: Comparison, after: Comparison): string[] {
  const known = new Set(before.candidates.map(({ name }) => name));
  if (before.reference !== after.reference) return [];
  return after.candidates.flatMap(({ name }) => {
    if (name === after.reference || !known.has(name)) return [];
    const [was, is] = [ratioOf(before, name), ratioOf(after, name)];
    const text = `${after.id}: ${name} ${was.median.toFixed(2)} → ${is.median.toFixed(2)} of ${after.reference}`;
    return isWorse(after.better, was, is) ? [text] : [];
  });
}

function isWorse(better: Comparison["better"], was: Summary, is: Summary): boolean {
  return better === "lower"
    ? is.lowest > was.highest && is.median > was.median * (1 + noise)
    : is.highest < was.lowest && is.median < was.median * (1 - noise);
}
