import type { Pool } from "pg";
import { rejectAfter, systemClock } from "../config/clock.ts";
import { hashedKey } from "../storage/rate-limits.ts";
import { memoryLimiter, type CreateLimiter } from "./limiter.ts";

const now = "(extract(epoch from statement_timestamp()) * 1000)::bigint";
/** The database's clock decides, since a node whose clock is ahead would block a key for all nodes. */
const count = `
  insert into rate_limit values ($1, greatest($2, 0), ${now} + $3)
  on conflict (key) do update set
    points = greatest(case when rate_limit.expire <= ${now} then 0 else rate_limit.points end + $2, 0),
    expire = case when rate_limit.expire <= ${now} then excluded.expire
      else least(rate_limit.expire, excluded.expire) end
  returning points, (expire - ${now})::integer as wait`;

/**
 * Creates limiters that all nodes share. While the database is unreachable, each node counts in memory by the same
 * limits. Dividing them would need the number of nodes, and a call that passes needs the database too.
 *
 * @param timeout how long a call waits for its count, in milliseconds
 */
export function postgresLimiters(pool: Pool, timeout: number, onFallback: () => void): CreateLimiter {
  return (name, limit) => {
    const alone = memoryLimiter(name, limit);
    // Blocked keys are cached in memory, so a flood does not reach the database.
    const blockedUntil = new Map<string, number>();
    return {
      async consume(key) {
        const wait = (blockedUntil.get(key) ?? 0) - systemClock.elapsed();
        if (wait > 0) return Math.ceil(wait / 1000);
        const row = await add(key, 1).catch(() => undefined);
        if (row) return row.points > limit.times ? block(key, Math.max(row.wait, 1)) : undefined;
        onFallback();
        return await alone.consume(key);
      },
      async refund(key) {
        blockedUntil.delete(key);
        await add(key, -1).catch(() => alone.refund(key));
      },
    };

    async function add(key: string, points: number) {
      const values = [`${name}:${hashedKey(key)}`, points, limit.seconds * 1000];
      const counting = pool.query<{ points: number; wait: number }>(count, values);
      const { rows } = await Promise.race([counting, rejectAfter(timeout)]);
      return rows[0];
    }

    function block(key: string, wait: number): number {
      blockedUntil.set(key, systemClock.elapsed() + wait);
      setTimeout(() => blockedUntil.delete(key), wait).unref();
      return Math.ceil(wait / 1000);
    }
  };
}
