import { onTestFinished } from "vitest";
import { parseAddress } from "../src/postgres/address.ts";
import { connectPostgres } from "../src/postgres/open-postgres.ts";
import { migrationLimits } from "../src/postgres/primary-pool.ts";

/** Connections to a database as it is, closed when the test is over. */
export function connectTo(url: string) {
  const connected = connectPostgres(parseAddress(url).hosts, migrationLimits);
  onTestFinished(() => connected.database.destroy());
  return connected;
}
