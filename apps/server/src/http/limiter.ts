import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import type { ReachedLimit } from "./limit-error.ts";
import type { Limit } from "./limits.ts";

/** A rate limiter that counts by key, such as a network address. */
export interface Limiter {
  /** Counts one more. Returns the limit where that exceeds it, otherwise undefined. */
  readonly take: (key: string) => Promise<ReachedLimit | undefined>;
  /** Counts one less. */
  readonly refund: (key: string) => Promise<void>;
}

/** What a limiter counts. */
export interface LimiterOptions {
  /** Unlike any other limiter's: its counts are kept under this name. */
  readonly name: string;
  readonly limit: Limit;
  /** What callers are told it is called; without it they are told no more than when to come again. */
  readonly policy?: string;
}

/** Creates a rate limiter: a port, whose adapters are `memoryLimiter` and `postgres/limiter.ts`. */
export type CreateLimiter = (options: LimiterOptions) => Limiter;

/**
 * Creates a limiter that counts in this process.
 *
 * @example
 * const limiter = memoryLimiter({ name: "messages", limit: { times: 5, seconds: 600 }, policy: "messages" });
 * const reached = await limiter.take("203.0.113.7"); // undefined, five times
 */
export const memoryLimiter: CreateLimiter = (options) =>
  limiterOn(new RateLimiterMemory({ points: options.limit.times, duration: options.limit.seconds }), options);

/** The limiter that counts with one of the library's counters. */
export function limiterOn(
  counter: RateLimiterAbstract,
  { limit, policy }: Pick<LimiterOptions, "limit" | "policy">,
): Limiter {
  return {
    async take(key) {
      try {
        await counter.consume(key);
        return undefined;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return {
          wait: Math.ceil(refusal.msBeforeNext / 1000),
          ...(policy && { policy: { name: policy, ...limit } }),
        };
      }
    },
    async refund(key) {
      await counter.reward(key);
    },
  };
}
