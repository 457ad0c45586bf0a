import { onTestFinished } from "vitest";
import { connectByUrl, migratePostgres } from "../src/postgres/open-postgres.ts";
import { migrationLimits } from "../src/postgres/primary-pool.ts";
import { temporaryPostgres } from "./temporary-postgres.ts";

/** Connections to a database as it is, closed when the test is over. */
export function connectTo(url: string) {
  const { database, pool } = connectByUrl({ url, isPublic: false, limits: migrationLimits });
  onTestFinished(() => database.destroy());
  return { database, pool };
}

/** A new database with all tables. Returns its address. */
export async function migratedPostgres(): Promise<string> {
  const url = await temporaryPostgres();
  await migratePostgres({ url, isPublic: false, timeout: 60_000 });
  return url;
}
