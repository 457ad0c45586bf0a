import { onTestFinished } from "vitest";
import { connectPostgres } from "../src/storage/open-postgres.ts";
import { parseAddress } from "../src/storage/postgres-address.ts";
import { migrationLimits, type PoolLimits } from "../src/storage/postgres-pool.ts";

/** Connects to a database as it is, until the test is over. */
export function connectTo(url: string, limits: PoolLimits = migrationLimits) {
  const connected = connectPostgres(parseAddress(url).config, limits);
  onTestFinished(() => connected.database.destroy());
  return connected;
}
