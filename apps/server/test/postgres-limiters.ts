import { postgresLimiters } from "../src/http/postgres-limiter.ts";
import { temporaryPostgresDatabase } from "./databases.ts";
import { connectTo } from "./temporary-postgres.ts";

/** Creates one node's limiters, by default on a new database and with a timeout for a busy machine, in milliseconds. */
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
