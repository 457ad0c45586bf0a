import type { PostgresPool } from "kysely";
import { RateLimiterMemory, RateLimiterPostgres, RLWrapperTimeouts } from "rate-limiter-flexible";
import type { Telemetry } from "../config/telemetry.ts";
import { limiterOn, type CreateLimiter } from "../http/limiter.ts";
import { hashedKey } from "./rate-limits.ts";

interface PostgresLimitersOptions {
  /** How long a call waits for its count, in milliseconds. */
  readonly timeout: number;
  readonly telemetry: Pick<Telemetry, "limitFallback">;
}

/**
 * Creates limiters whose counts all nodes share. While the database is away each node counts in its memory, by the
 * same limits: dividing them would need to know how many nodes there are, and what passes needs the database too.
 *
 * @example const createLimiter = postgresLimiters(pool, { timeout: 300, telemetry });
 */
export function postgresLimiters(
  pool: Pick<PostgresPool, "connect">,
  { timeout, telemetry }: PostgresLimitersOptions,
): CreateLimiter {
  const storeClient = { query: (query: Query) => queryOnce(pool, query) };
  return (options) => {
    const { name, limit } = options;
    const counts = { points: limit.times, duration: limit.seconds };
    const shared = new RateLimiterPostgres({
      ...counts,
      keyPrefix: name,
      storeClient,
      storeType: "pool",
      tableName: "rate_limit",
      tableCreated: true,
      // The daily purge does it.
      clearExpiredByTimeout: false,
      // What is refused once is refused from memory: a flood never reaches the database.
      inMemoryBlockOnConsumed: limit.times + 1,
    });
    const insurance = new Insurance(counts, telemetry.limitFallback);
    const counter = new RLWrapperTimeouts({
      limiter: shared,
      timeoutMs: timeout,
      insuranceLimiter: insurance,
    });
    const limiter = limiterOn(counter, options);
    return {
      take: (key) => limiter.take(hashedKey(key)),
      async refund(key) {
        await limiter.refund(hashedKey(key));
        // What was refused meanwhile may pass now. Whoever may not is refused by the database once more.
        shared.deleteInMemoryBlockedAll();
      },
    };
  };
}

interface Query {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Without a name: a statement that is prepared would be one connection's. */
async function queryOnce(pool: Pick<PostgresPool, "connect">, { text, values }: Query): Promise<unknown> {
  const client = await pool.connect();
  try {
    return await client.query(text, values);
  } finally {
    client.release();
  }
}

/** Counts where the database does not, and tells of it. */
class Insurance extends RateLimiterMemory {
  readonly #onUse: () => void;

  constructor(counts: { points: number; duration: number }, onUse: () => void) {
    super(counts);
    this.#onUse = onUse;
  }

  override consume(...call: Parameters<RateLimiterMemory["consume"]>) {
    this.#onUse();
    return super.consume(...call);
  }
}
