import { Kysely, PostgresDialect } from "kysely";
import { Pool } from "pg";
import { onTestFinished } from "vitest";
import type { Tables } from "../src/database/tables.ts";

/** A connection to a database as it is, closed when the test is over. */
export function connectPostgres(url: string, settings = "") {
  const pool = new Pool({ connectionString: url, options: settings });
  pool.on("error", () => {});
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  onTestFinished(() => database.destroy());
  return database;
}
