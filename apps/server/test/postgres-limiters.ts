import { postgresLimiters } from "../src/http/postgres-limiter.ts";
import { temporaryPostgresDatabase } from "./databases.ts";
import { connectTo } from "./temporary-postgres.ts";

/**
 * Creates one node's limiters.
 *
 * @param url the database's address; by default, that of a new database
 * @param timeout how long a call waits for its count, in milliseconds; by default, long enough for a busy machine
 */
export async function openPostgresLimiters(url?: string, timeout = 30_000) {
  const address = url ?? (await temporaryPostgresDatabase()).url;
  const { database, pool } = connectTo(address);
  const insured = { count: 0 };
  const createLimiter = postgresLimiters(pool, {
    timeout,
    onFallback() {
      insured.count += 1;
    },
  });
  return { createLimiter, insured, database, url: address };
}
