import { onTestFinished } from "vitest";
import { parseAddress } from "../src/storage/postgres-address.ts";
import { connectPostgres } from "../src/storage/open-postgres.ts";
import { migrationLimits } from "../src/storage/primary-pool.ts";

/** Connections to a database as it is, closed when the test is over. */
export function connectTo(url: string) {
  const connected = connectPostgres(parseAddress(url).hosts, migrationLimits);
  onTestFinished(() => connected.database.destroy());
  return connected;
}
