import { array, double, nat, record, sample, shuffledSubarray } from "fast-check";
import type { Fault } from "./faults.ts";

/** Faults that happen at once, each for some milliseconds, to the server with this index. */
export type Step<Store> = readonly {
  readonly fault: Fault<Store>;
  readonly milliseconds: number;
  readonly server: number;
}[];

/**
 * Plans faults without end, by a seed: each once in a round, in another order each time, and some of them together.
 *
 * @param servers how many there are
 * @example for (const step of planFaults(faults, 7, 3)) await suffer(step);
 */
export function* planFaults<Store>(
  faults: readonly Fault<Store>[],
  seed: number,
  servers: number,
): Generator<Step<Store>> {
  const shuffledPart = (part: Fault["part"]) => {
    const own = faults.filter((fault) => fault.part === part);
    return shuffledSubarray(own, { minLength: own.length });
  };
  const forEach = { minLength: faults.length, maxLength: faults.length };
  const anyRound = record({
    server: shuffledPart("server"),
    mail: shuffledPart("mail"),
    visitors: shuffledPart("visitors"),
    lengths: array(double({ min: 0.1, max: 1, noNaN: true }), forEach),
    targets: array(nat({ max: servers - 1 }), forEach),
  });
  for (let round = 0; ; round += 1)
    for (const { server, mail, visitors, lengths, targets } of sample(anyRound, {
      seed: seed * 1000 + round,
      numRuns: 1,
    }))
      for (const [index, first] of server.entries()) {
        const together = [first, mail[index], visitors[index]].filter((fault) => fault !== undefined);
        yield together.map((fault, place) => ({
          fault,
          milliseconds: Math.round(fault.longest * (lengths[index + place] ?? 1)),
          server: targets[index] ?? 0,
        }));
      }
}
