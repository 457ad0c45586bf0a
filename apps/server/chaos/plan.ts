import { array, double, record, sample, shuffledSubarray } from "fast-check";
import type { Fault } from "./faults.ts";

/** Faults that happen at once, each for some milliseconds. */
export type Step = readonly { readonly fault: Fault; readonly milliseconds: number }[];

/**
 * Plans faults without end, by a seed: each once in a round, in another order each time, and some of them together.
 *
 * @example for (const step of planFaults(faults, 7)) await suffer(step);
 */
export function* planFaults(faults: readonly Fault[], seed: number): Generator<Step> {
  const shuffledPart = (part: Fault["part"]) => {
    const own = faults.filter((fault) => fault.part === part);
    return shuffledSubarray(own, { minLength: own.length });
  };
  const lengths = array(double({ min: 0.1, max: 1, noNaN: true }), {
    minLength: faults.length,
    maxLength: faults.length,
  });
  const anyRound = record({
    server: shuffledPart("server"),
    mail: shuffledPart("mail"),
    visitors: shuffledPart("visitors"),
    lengths,
  });
  for (let round = 0; ; round += 1)
    for (const { server, mail, visitors, lengths: shares } of sample(anyRound, {
      seed: seed * 1000 + round,
      numRuns: 1,
    }))
      for (const [index, first] of server.entries()) {
        const together = [first, mail[index], visitors[index]].filter((fault) => fault !== undefined);
        yield together.map((fault, place) => ({
          fault,
          milliseconds: Math.round(fault.longest * (shares[index + place] ?? 1)),
        }));
      }
}
