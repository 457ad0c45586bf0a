import { Kysely, PostgresDialect } from "kysely";
import { Pool } from "pg";
import { onTestFinished } from "vitest";
import { migrations } from "../src/database/migrations.ts";
import { postgresLimiters } from "../src/postgres/limiter.ts";
import { temporaryPostgres } from "./temporary-postgres.ts";

/**
 * One node's limiters.
 *
 * @param url of the database; without it, a new one with no counts
 * @param timeout long enough for a busy machine
 */
export async function openPostgresLimiters(url?: string, timeout = 30_000) {
  const connectionString = url ?? (await temporaryPostgres());
  const pool = new Pool({ connectionString });
  pool.on("error", () => {});
  const database = new Kysely<never>({ dialect: new PostgresDialect({ pool }) });
  if (!url) await migrations["0012-rate-limits"]?.up(database);
  onTestFinished(() => pool.end());
  const insured = { count: 0 };
  return {
    createLimiter: postgresLimiters(pool, {
      timeout,
      onInsured() {
        insured.count += 1;
      },
    }),
    insured,
    pool,
    url: connectionString,
  };
}
