/** A table of the report: several candidates beside each other. */
export interface Comparison {
  readonly title: string;
  readonly measures: readonly Measure[];
}

/** One figure of each candidate. */
export interface Measure {
  readonly name: string;
  /** Of rates, which are "per s", more is better; of everything else, less. */
  readonly unit: "kB" | "ms" | "per s" | "s" | "µs";
  /** The candidate that the others are divided by. */
  readonly reference?: string;
  readonly goals?: readonly Goal[] | undefined;
  /** The value of each round, by candidate. */
  readonly samples: Readonly<Record<string, readonly number[]>>;
}

/** The limit of a candidate's ratio to another one or, without a reference, of its value. */
export interface Goal {
  /** Default: "ours". */
  readonly candidate?: string;
  readonly limit: number;
  /** Default: the reference. */
  readonly of?: string;
}

/** A median with the lowest and the highest value. */
export type Summary = Readonly<Record<"median" | "lowest" | "highest", number>>;

/**
 * Measures each candidate once a round. Each round begins with another candidate, so that none always follows the
 * same one.
 *
 * @returns each candidate's values by figure, such as `{ lcp: { ours: [910, 905], floor: [900, 903] } }`
 */
export async function interleave<Figure extends string>(
  rounds: number,
  candidates: Readonly<Record<string, () => Promise<Readonly<Partial<Record<Figure, number>>>>>>,
): Promise<Record<Figure, Record<string, number[]>>> {
  const entries = Object.entries(candidates);
  const samples: Record<string, Record<string, number[]>> = {};
  for (let round = 0; round < rounds; round += 1) {
    const first = round % entries.length;
    for (const [candidate, measure] of [...entries.slice(first), ...entries.slice(0, first)]) {
      const measured: Readonly<Record<string, number | undefined>> = await measure();
      for (const [figure, value = Number.NaN] of Object.entries(measured))
        ((samples[figure] ??= {})[candidate] ??= []).push(value);
    }
  }
  return samples;
}

/** Summarizes a candidate's values or, with a reference, its ratios: round by round, so that a slow round cancels out. */
export function summarize({ samples }: Measure, candidate: string, reference?: string): Summary {
  const divisors = samples[reference ?? ""];
  const sorted = (samples[candidate] ?? [])
    .map((value, round) => (divisors ? value / (divisors[round] ?? Number.NaN) : value))
    .toSorted((a, b) => a - b);
  const at = (place: number) => sorted[place] ?? Number.NaN;
  const last = sorted.length - 1;
  const median = (at(Math.floor(last / 2)) + at(Math.ceil(last / 2))) / 2;
  return { median, lowest: at(0), highest: at(last) };
}

/** Compares a goal with what was measured: with the median, and with the best round. */
export function judge(measure: Measure, { candidate = "ours", limit, of = measure.reference }: Goal) {
  const [result, isRate] = [summarize(measure, candidate, of), measure.unit === "per s"];
  const isWithin = (value: number) => (isRate ? value >= limit : value <= limit);
  const isReached = isWithin(isRate ? result.highest : result.lowest);
  const missed = isReached ? "within the spread" : "**not kept**";
  return {
    goal: `${candidate} ${isRate ? "≥" : "≤"} ${limit} ${of ? `of ${of}` : measure.unit}`,
    result,
    verdict: isWithin(result.median) ? "kept" : missed,
  };
}
