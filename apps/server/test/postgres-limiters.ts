import { postgresLimiters } from "../src/storage/postgres-limiter.ts";
import { temporaryPostgresDatabase } from "./databases.ts";
import { connectTo } from "./postgres-database.ts";

/**
 * One node's limiters.
 *
 * @param url of the database; without it, a new one with no counts
 * @param timeout long enough for a busy machine
 */
export async function openPostgresLimiters(url?: string, timeout = 30_000) {
  const address = url ?? (await temporaryPostgresDatabase()).url;
  const { database, pool } = connectTo(address);
  const insured = { count: 0 };
  const createLimiter = postgresLimiters(pool, {
    timeout,
    telemetry: {
      limitFallback() {
        insured.count += 1;
      },
    },
  });
  return { createLimiter, insured, database, url: address };
}
