import { judge, summarize, type Comparison, type Measure, type Summary } from "../comparison/comparison.ts";

/** A section of the report. */
export interface Part {
  readonly title: string;
  /** How it was measured, in one paragraph. */
  readonly method: string;
  readonly comparisons: readonly Comparison[];
}

/** Writes the report of a whole run. @param run when, where and in how many rounds it measured */
export function describeRun(parts: readonly Part[], run: string): string {
  return `# Benchmarks

What the site, its forms and its server cost, beside others and beside the least that would do. \`npm run bench\` measures it all and writes this page ([how](../apps/bench/README.md)). It ran ${run}.

In the tables, a **bold** figure is the ratio to the candidate whose ratio is 1, as the median of the ratios of all rounds. Beside it is the median, with the lowest and the highest of all rounds. Ratios are similar on other machines; times are those of this one.

## Goals

${describeGoals(parts)}

${parts.map(describePart).join("\n\n")}
`;
}

/** Lists every goal with its figure, and whether the median keeps it. */
export function describeGoals(parts: readonly Part[]): string {
  const rows = parts
    .flatMap(({ comparisons }) => comparisons)
    .flatMap(({ title, measures }) =>
      measures.flatMap((measure) =>
        (measure.goals ?? []).map((each) => {
          const { goal, result, verdict } = judge(measure, each);
          return [`${title}: ${measure.name}`, goal, range(result), verdict];
        }),
      ),
    );
  return table([["Measure", "Goal", "Measured", "Result"], ...rows]);
}

export function describePart({ title, method, comparisons }: Part): string {
  return [`## ${title}`, method, ...comparisons.map(describeComparison)].join("\n\n");
}

function describeComparison({ title, measures }: Comparison): string {
  const candidates = new Set(measures.flatMap(({ samples }) => Object.keys(samples)));
  return table([
    [title, ...measures.map(({ name, unit }) => `${name}, ${unit}`)],
    ...Array.from(candidates, (name) => [name, ...measures.map((measure) => describeCell(measure, name))]),
  ]);
}

function describeCell(measure: Measure, candidate: string): string {
  if (!measure.samples[candidate]) return "–";
  const { reference } = measure;
  const ratio = reference ? `**${digits(summarize(measure, candidate, reference).median)}** ` : "";
  return ratio + range(summarize(measure, candidate));
}

function table([heads = [], ...rows]: readonly (readonly string[])[]): string {
  return [heads, heads.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** `1.05 (0.98–1.12)`, or `1.05` if all rounds agree. */
function range({ median, lowest, highest }: Summary): string {
  const [middle, low, high] = [median, lowest, highest].map(digits);
  return low === high ? `${middle}` : `${middle} (${low}–${high})`;
}

function digits(value: number): string {
  return value.toLocaleString("en", { maximumSignificantDigits: value >= 1000 ? 4 : 3 });
}
