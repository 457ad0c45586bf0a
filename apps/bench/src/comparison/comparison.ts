/** One question, asked of several candidates in interleaved rounds. */
export interface Comparison {
  /** Stable name, such as `server/home-gzip`. */
  readonly id: string;
  readonly title: string;
  readonly unit: "B" | "kB" | "ms" | "per s" | "s" | "µs";
  readonly better: "higher" | "lower";
  /** The candidate that the others are compared with. */
  readonly reference: string;
  /** What we hold ourselves to: a candidate's ratio to the reference. */
  readonly promise?: { readonly candidate: string; readonly ratio: number };
  /** How it was measured, in one or two sentences. */
  readonly method: string;
  readonly candidates: readonly Candidate[];
}

export interface Candidate<Sample = number> {
  readonly name: string;
  /** What was measured in each round. */
  readonly samples: readonly Sample[];
}

/** A median with the lowest and the highest of all rounds. */
export interface Summary {
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
}

/**
 * Asks each candidate once a round. The order turns by one each round, so that none always follows the same one.
 *
 * @example
 * await interleave(9, { ours: () => paintTime(ours), floor: () => paintTime(floor) });
 */
export async function interleave<Sample>(
  rounds: number,
  candidates: Readonly<Record<string, () => Promise<Sample>>>,
): Promise<readonly Candidate<Sample>[]> {
  const asked = Object.entries(candidates).map(([name, ask]) => ({
    name,
    ask,
    samples: new Array<Sample>(),
  }));
  for (let round = 0; round < rounds; round += 1) {
    const first = round % asked.length;
    for (const { ask, samples } of [...asked.slice(first), ...asked.slice(0, first)])
      samples.push(await ask());
  }
  return asked.map(({ name, samples }) => ({ name, samples }));
}

/** @throws {RangeError} Where there is no sample. */
export function summarize(samples: readonly number[]): Summary {
  const sorted = samples.toSorted((a, b) => a - b);
  const [lowest, highest] = [sorted[0], sorted.at(-1)];
  const [below, above] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  if (lowest === undefined || highest === undefined || below === undefined || above === undefined) {
    throw new RangeError("There is no sample. Expected at least one.");
  }
  return { median: (below + above) / 2, lowest, highest };
}

/**
 * A candidate's ratio to the reference, round by round: what made a whole round slow cancels out.
 *
 * @throws {RangeError} Where the comparison has no such candidate.
 */
export function ratioOf(comparison: Comparison, name: string): Summary {
  const [candidate, reference] = [name, comparison.reference].map((wanted) => {
    const found = comparison.candidates.find((each) => each.name === wanted);
    if (!found) throw new RangeError(`${comparison.id} has no candidate "${wanted}".`);
    return found.samples;
  });
  return summarize((candidate ?? []).map((sample, round) => sample / (reference?.[round] ?? Number.NaN)));
}

/** Whether the promise is kept: by the median, or by a range that includes it. */
export function isKept(comparison: Comparison): boolean | undefined {
  const { promise, better } = comparison;
  if (!promise) return undefined;
  const { lowest, highest } = ratioOf(comparison, promise.candidate);
  return better === "lower" ? lowest <= promise.ratio : highest >= promise.ratio;
}
