import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RLWrapperTimeouts } from "rate-limiter-flexible";
import { hashedKey } from "../storage/rate-limits.ts";
import { limiterOn, type CreateLimiter } from "./limiter.ts";

/**
 * Creates limiters that all nodes share. While the database is unreachable, each node counts in memory by the same
 * limits. Dividing them would need the number of nodes, and a call that passes needs the database too.
 *
 * @param timeout how long a call waits for its count, in milliseconds
 */
export function postgresLimiters(pool: Pool, timeout: number, onFallback: () => void): CreateLimiter {
  class Insurance extends RateLimiterMemory {
    override consume(...call: Parameters<RateLimiterMemory["consume"]>) {
      onFallback();
      return super.consume(...call);
    }
  }

  return (name, limit) => {
    const counts = { points: limit.times, duration: limit.seconds };
    const shared = new RateLimiterPostgres({
      ...counts,
      keyPrefix: name,
      storeClient: pool,
      storeType: "pool",
      tableName: "rate_limit",
      tableCreated: true,
      // The hourly purge deletes them.
      clearExpiredByTimeout: false,
      // Blocked keys are cached in memory, so a flood does not reach the database.
      inMemoryBlockOnConsumed: limit.times + 1,
    });
    const counter = new RLWrapperTimeouts({
      limiter: shared,
      timeoutMs: timeout,
      insuranceLimiter: new Insurance(counts),
    });
    const limiter = limiterOn(counter);
    return {
      consume: (key) => limiter.consume(hashedKey(key)),
      async refund(key) {
        await limiter.refund(hashedKey(key));
        // A cached block may be wrong now. The database blocks again if it is not.
        shared.deleteInMemoryBlockedAll();
      },
    };
  };
}
