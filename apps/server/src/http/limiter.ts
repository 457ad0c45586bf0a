import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import type { Limit } from "./limits.ts";
import type { ErrorCode } from "./error-table.ts";
import { HttpError } from "./http-error.ts";

/**
 * A rate limiter that counts by key, such as a network address. `@fastify/rate-limit` counts each request once, and
 * cannot refund a message that was not stored.
 */
export interface Limiter {
  /** Counts one call. If it exceeds the limit, returns the seconds until the next one may pass. */
  readonly consume: (key: string) => Promise<number | undefined>;
  readonly refund: (key: string) => Promise<void>;
}

export interface LimiterOptions {
  readonly name: string;
  readonly limit: Limit;
}

/** Creates a rate limiter. A port: its adapters are `memoryLimiter` and `postgresLimiters`. */
export type CreateLimiter = (options: LimiterOptions) => Limiter;

export const memoryLimiter: CreateLimiter = ({ limit }) =>
  limiterOn(new RateLimiterMemory({ points: limit.times, duration: limit.seconds }));

export function limiterOn(counter: RateLimiterAbstract): Limiter {
  return {
    async consume(key) {
      try {
        await counter.consume(key);
        return undefined;
      } catch (reached) {
        if (!(reached instanceof RateLimiterRes)) throw reached;
        return Math.ceil(reached.msBeforeNext / 1000) || 1;
      }
    },
    async refund(key) {
      await counter.reward(key);
    },
  };
}

/** Creates the error of a reached limit. @param wait the seconds until the next call may pass */
export function limitError(code: ErrorCode, wait: number): HttpError {
  return new HttpError(code, { headers: { "retry-after": wait } });
}
