import { isKept, ratioOf, summarize, type Comparison, type Summary } from "../comparison/comparison.ts";
import type { Results } from "../results/results.ts";

/** The tables of all parts, as Markdown: ratios first, then the figures with their ranges. */
export function describeResults(results: Results): string {
  return Object.entries(results)
    .map(([part, { machine, comparisons }]) =>
      [
        `## ${part[0]?.toUpperCase()}${part.slice(1)}`,
        `Measured ${machine}.`,
        ...comparisons.map(describe),
      ].join("\n\n"),
    )
    .join("\n\n");
}

function describe(comparison: Comparison): string {
  const { title, unit, better, reference, method, candidates } = comparison;
  const rows = candidates.map(({ name, samples }) => {
    const ratio = name === reference ? "1" : range(ratioOf(comparison, name));
    return `| ${name} | ${ratio} | ${range(summarize(samples))} |`;
  });
  return [
    `### ${title}`,
    [method, describePromise(comparison)].filter(Boolean).join(" "),
    [
      `| | of ${reference} | ${unit === "per s" ? "a second" : unit}, ${better} is better |`,
      "| --- | --- | --- |",
      ...rows,
    ].join("\n"),
  ].join("\n\n");
}

function describePromise(comparison: Comparison): string {
  const { promise, better, reference } = comparison;
  if (!promise) return "";
  const limit = better === "lower" ? "at most" : "at least";
  const { median } = ratioOf(comparison, promise.candidate);
  const isMedianKept = better === "lower" ? median <= promise.ratio : median >= promise.ratio;
  const kept = isMedianKept ? "kept" : isKept(comparison) ? "kept by its range" : "**not kept**";
  return `Promised: ${promise.candidate} has ${limit} ${promise.ratio} of ${reference}; ${kept}.`;
}

/** `1.05 (0.98–1.12)`, or `1.05` where all rounds agree. */
function range({ median, lowest, highest }: Summary): string {
  const [middle, low, high] = [median, lowest, highest].map(digits);
  return low === high ? `${middle}` : `${middle} (${low}–${high})`;
}

function digits(value: number): string {
  return value.toLocaleString("en", { maximumSignificantDigits: value >= 1000 ? 4 : 3 });
}
