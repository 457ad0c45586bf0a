import { expect, test } from "vitest";
import { isLongRun } from "../test/is-long-run.ts";
import { runChaos } from "./chaos.ts";
import { fileFaults } from "./file-faults.ts";
import { makeFileStore } from "./file-store.ts";
import { findBreaches } from "./find-breaches.ts";
import { planFaults } from "./plan.ts";
import { printRun } from "./print-run.ts";

test("the same seed plans the same faults, another one others, and a round has each of them once", () => {
  expect(plan(7)).toEqual(plan(7));
  expect(plan(7)).not.toEqual(plan(8));
  expect(new Set(plan(7).map(([name]) => name))).toEqual(new Set(fileFaults.map(({ name }) => name)));
});

test.runIf(isLongRun)(
  "what is acknowledged is stored and mailed, whatever goes wrong (P1 to P8)",
  async () => {
    const run = await runChaos(await makeFileStore(), fileFaults, { seconds: 8, seed: 171, atOnce: 4 });
    const verdicts = findBreaches(run);
    expect(verdicts.flatMap(({ breaches }) => breaches)).toEqual([]);
    expect(run.stored.length).toBeGreaterThan(0);
    expect(printRun(run, verdicts)).toMatch(/^kept {4}P1 .+: \d+ thanked$/m);
  },
);

/** One round of faults, and how long each lasts. */
function plan(seed: number) {
  const steps = planFaults(fileFaults, seed, 1);
  const servers = fileFaults.filter(({ part }) => part === "server");
  return servers
    .flatMap(() => steps.next().value ?? [])
    .map(({ fault, milliseconds }) => [fault.name, milliseconds]);
}
