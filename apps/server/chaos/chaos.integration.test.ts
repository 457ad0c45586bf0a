import { describe, expect, test } from "vitest";
import { isLongRun } from "../test/is-long-run.ts";
import { hasPostgres } from "../test/temporary-postgres.ts";
import { runChaos } from "./chaos.ts";
import type { Fault } from "./faults.ts";
import { fileFaults } from "./file-faults.ts";
import { makeFileStore } from "./file-store.ts";
import { findBreaches } from "./find-breaches.ts";
import { planFaults } from "./plan.ts";
import { postgresFaults } from "./postgres-faults.ts";
import { startPostgresStore } from "./postgres-store.ts";
import { printRun } from "./print-run.ts";

test("the same seed plans the same faults, another one others, and a round has each of them once", () => {
  for (const plan of [planner(fileFaults), planner(postgresFaults)]) {
    expect(plan(7)).toEqual(plan(7));
    expect(plan(7)).not.toEqual(plan(8));
  }
  expect(namesOf(planner(fileFaults)(7))).toEqual(namesOf(fileFaults));
  expect(namesOf(planner(postgresFaults)(7))).toEqual(namesOf(postgresFaults));
});

describe.runIf(isLongRun)("what is acknowledged is stored and mailed, whatever goes wrong (P1 to P8)", () => {
  test("with one server on a file", async () => {
    const run = await runChaos(await makeFileStore(), fileFaults, { seconds: 8, seed: 171, atOnce: 4 });
    const verdicts = findBreaches(run);
    expect(verdicts.flatMap(({ breaches }) => breaches)).toEqual([]);
    expect(run.stored.length).toBeGreaterThan(0);
    expect(printRun(run, verdicts)).toMatch(/^kept {4}P1 .+: \d+ thanked$/m);
  });

  const cases = [
    { servers: 2, faults: ["kill -9"] },
    { servers: 3, faults: ["kill -9", "process paused"] },
    { servers: 3, faults: ["database restarted", "database down"] },
    { servers: 3, faults: ["primary lost, standby promoted"] },
    { servers: 2, faults: ["standby lost"] },
    { servers: 2, faults: ["COMMIT done, its answer lost", "COMMIT lost on its way"] },
    // More than the servers have connections, which all wait.
    { servers: 2, faults: ["messages locked by another session"], atOnce: 40 },
    { servers: 2, faults: ["every other message in a deadlock"] },
    { servers: 2, faults: ["one server cut off from the database", "network to the database slow"] },
  ].map(({ servers, faults, atOnce = 4 }) => ({ servers, faults, atOnce, title: faults.join(", ") }));

  test.runIf(hasPostgres).each(cases)(
    "with $servers servers on PostgreSQL: $title",
    { timeout: 180_000 },
    async ({ servers, faults: names, atOnce }) => {
      const faults = postgresFaults.filter(({ name }) => names.includes(name));
      expect(faults).toHaveLength(names.length);
      const store = await startPostgresStore(servers);
      const options = { seconds: 8 * names.length, seed: 171, atOnce, withEachFault: true };
      const run = await runChaos(store, faults, options);
      expect(findBreaches(run).flatMap(({ breaches }) => breaches)).toEqual([]);
      expect(namesOf(run.happenings.map(({ fault }) => fault))).toEqual(new Set(names));
      expect(run.stored.length).toBeGreaterThan(0);
    },
  );
});

function namesOf(faults: readonly { readonly name: string }[]): ReadonlySet<string> {
  return new Set(faults.map(({ name }) => name));
}

/** One round of faults, and how long each lasts. */
function planner<Store>(faults: readonly Fault<Store>[]) {
  return (seed: number) => {
    const steps = planFaults(faults, seed, 3);
    return faults
      .filter(({ part }) => part === "server")
      .flatMap(() => steps.next().value ?? [])
      .map(({ fault, milliseconds, server }) => ({ name: fault.name, milliseconds, server }));
  };
}
