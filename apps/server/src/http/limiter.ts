import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import type { Limit } from "./limits.ts";
import type { ErrorCode } from "./error-table.ts";
import { HttpError } from "./http-error.ts";

/**
 * A rate limiter that counts by key, such as a network address. `@fastify/rate-limit` counts each request once, and
 * cannot refund a message that was not stored.
 */
export interface Limiter {
  /** Counts one call. Returns the limit if the call exceeds it. */
  readonly consume: (key: string) => Promise<ReachedLimit | undefined>;
  readonly refund: (key: string) => Promise<void>;
}

export interface LimiterOptions {
  /** The unique name under which the counts are kept. */
  readonly name: string;
  readonly limit: Limit;
  /** The limit's name for callers. @default none, and they see only when to try again */
  readonly policy?: string;
}

/** Creates a rate limiter. A port: its adapters are `memoryLimiter` and `postgresLimiters`. */
export type CreateLimiter = (options: LimiterOptions) => Limiter;

export const memoryLimiter: CreateLimiter = (options) =>
  limiterOn(new RateLimiterMemory({ points: options.limit.times, duration: options.limit.seconds }), options);

export function limiterOn(
  counter: RateLimiterAbstract,
  { limit, policy }: Pick<LimiterOptions, "limit" | "policy">,
): Limiter {
  return {
    async consume(key) {
      try {
        await counter.consume(key);
        return undefined;
      } catch (reached) {
        if (!(reached instanceof RateLimiterRes)) throw reached;
        const wait = Math.ceil(reached.msBeforeNext / 1000);
        return { wait, ...(policy && { policy: { name: policy, ...limit } }) };
      }
    },
    async refund(key) {
      await counter.reward(key);
    },
  };
}

/** A limit that a caller has reached. */
export interface ReachedLimit {
  /** The seconds until the next call may pass. */
  readonly wait: number;
  /** The limit: `times` within `seconds`. Undefined if it would reveal the calls of others. */
  readonly policy?: { readonly name: string; readonly times: number; readonly seconds: number } | undefined;
}

/** Creates the error of a reached limit, with `Retry-After` and the headers of draft-ietf-httpapi-ratelimit-headers. */
export function limitError(code: ErrorCode, { wait, policy }: ReachedLimit): HttpError {
  const headers = policy && {
    "ratelimit-policy": `"${policy.name}";q=${policy.times};w=${policy.seconds}`,
    ratelimit: `"${policy.name}";r=0;t=${wait}`,
  };
  return new HttpError(code, { headers: { "retry-after": wait, ...headers } });
}
