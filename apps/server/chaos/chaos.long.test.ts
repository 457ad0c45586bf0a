import { describe, expect, test } from "vitest";
import { hasPostgres } from "../test/databases.ts";
import { pgbouncer } from "../test/pgbouncer.ts";
import { runChaos } from "./chaos.ts";
import { fileFaults, makeFileStore } from "./file-faults.ts";
import { findBreaches } from "./find-breaches.ts";
import { postgresFaults, startPostgresStore } from "./postgres-faults.ts";

describe("servers under faults keep their promises (P1 to P8)", () => {
  test("with one server on a file", async () => {
    const run = await runChaos(await makeFileStore(), fileFaults, { seconds: 8, seed: 171, atOnce: 4 });
    expect(findBreaches(run).flatMap(({ breaches }) => breaches)).toEqual([]);
    expect(run.stored.length).toBeGreaterThan(0);
  });

  const cases = [
    { servers: 2, faults: ["kill -9"] },
    { servers: 3, faults: ["kill -9", "process paused"] },
    { servers: 3, faults: ["database restarted", "database down"] },
    { servers: 3, faults: ["primary lost, standby promoted"] },
    { servers: 2, faults: ["standby lost"] },
    { servers: 2, faults: ["synchronous_commit off, then a power cut"] },
    ...(pgbouncer ? [{ servers: 3, faults: ["PgBouncer before the database"] }] : []),
    { servers: 2, faults: ["clock 100 days ahead at a start"] },
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
      expect(new Set(run.happenings.map(({ fault }) => fault.name))).toEqual(new Set(names));
      expect(run.stored.length).toBeGreaterThan(0);
    },
  );
});
