import type { Candidate, Comparison } from "../comparison/comparison.ts";
import type { Stored } from "./store.ts";

/** Compares how many are stored in a second. */
export function compareRates(
  about: Pick<Comparison, "id" | "title" | "reference" | "method" | "promise">,
  candidates: readonly Candidate<Stored>[],
): Comparison {
  return {
    ...about,
    unit: "per s",
    better: "higher",
    candidates: candidates.map(({ name, samples }) => ({
      name,
      samples: samples.map(({ perSecond }) => perSecond),
    })),
  };
}

/** Compares what each message costs with the millisecond that it may. */
export function compareProcessorTimes(candidates: readonly Candidate<Stored>[]): Comparison {
  return {
    id: "messages/processor",
    title: "Processor time of a stored message",
    unit: "ms",
    better: "lower",
    reference: "promised",
    promise: { candidate: "ours", ratio: 1 },
    method:
      "User and system time of the server's process, its database's thread included, while messages are posted as fast " +
      "as they are answered. Where they are mailed, by SMTP to this machine, it is counted until all mails have left. " +
      "What PostgreSQL itself takes is not counted.",
    candidates: [
      { name: "promised", samples: (candidates[0]?.samples ?? []).map(() => 1) },
      ...candidates.map(({ name, samples }) => ({
        name,
        samples: samples.map(({ processorTime }) => processorTime),
      })),
    ],
  };
}
