import { constant, constantFrom, double, nat, record, sample, tuple } from "fast-check";
import type { CheckedServer, Fault } from "./faults.ts";

export type Step<Store> = readonly {
  readonly fault: Fault<Store>;
  readonly share: number;
  readonly server: CheckedServer;
}[];

/** Plans faults without end: each once in a round, in another order each time, and some of them together. */
export function* planFaults<Store>(
  faults: readonly Fault<Store>[],
  seed: number,
  servers: readonly CheckedServer[],
): Generator<Step<Store>> {
  const anyOrder = (part: Fault["part"]) => {
    const own = faults.filter((fault) => fault.part === part);
    const planned = own.map((fault) =>
      record({
        fault: constant(fault),
        share: double({ min: 0.1, max: 1, noNaN: true }),
        server: constantFrom(...servers),
        place: nat(),
      }),
    );
    return tuple(...planned).map((all) => all.toSorted((one, other) => one.place - other.place));
  };
  const anyRound = tuple(anyOrder("server"), anyOrder("mail"), anyOrder("visitors"));
  for (let round = 0; ; round += 1)
    for (const [first, ...others] of sample(anyRound, { seed: seed * 1000 + round, numRuns: 1 }))
      for (const [index, fault] of first.entries())
        yield [fault, ...others.map((part) => part[index])].filter((one) => one !== undefined);
}
