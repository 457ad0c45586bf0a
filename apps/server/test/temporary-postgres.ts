import { inject, onTestFinished } from "vitest";
import { connectPostgres } from "../src/storage/open-postgres.ts";
import { migrationLimits, type PoolLimits } from "../src/storage/postgres-pool.ts";
import { createDatabase, query } from "./postgres-cluster.ts";

/** Whether PostgreSQL is installed, for `describe.runIf(hasPostgres)`. */
export const hasPostgres = inject("postgres") !== undefined;

/** Creates an empty database on the run's PostgreSQL, which is dropped when the test is over. Returns its `DATABASE_URL`. */
export async function temporaryPostgres(): Promise<string> {
  const superuser = runningPostgres();
  const url = await createDatabase(superuser);
  onTestFinished(async () => {
    await query(superuser, `drop database ${url.pathname.slice(1)} with (force)`);
  });
  return url.href;
}

/** Returns the superuser's address of the run's PostgreSQL. */
export function runningPostgres(): URL {
  return new URL(inject("postgres") ?? "");
}

/** Connects to a database as it is, until the test is over. */
export function connectTo(url: string, limits: PoolLimits = migrationLimits) {
  const connected = connectPostgres({ url, isPublic: false, limits });
  onTestFinished(() => connected.database.destroy());
  return connected;
}
