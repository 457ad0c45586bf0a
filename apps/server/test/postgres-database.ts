import { onTestFinished } from "vitest";
import { connectPostgres } from "../src/storage/open-postgres.ts";
import { migrationLimits, type PoolLimits } from "../src/storage/postgres-pool.ts";

/** Connects to a database as it is, until the test is over. */
export function connectTo(url: string, limits: PoolLimits = migrationLimits) {
  const connected = connectPostgres({ url, isPublic: false, limits });
  onTestFinished(() => connected.database.destroy());
  return connected;
}
