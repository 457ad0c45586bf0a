import { RateLimiterMemory } from "rate-limiter-flexible";
import type { ReachedLimit } from "./limit-error.ts";

/** How often something may happen: `times` within `seconds`. */
export interface Limit {
  readonly times: number;
  readonly seconds: number;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** The limits of a server in production. */
export const defaultLimits = {
  /** Messages from one network address. */
  messagesFromAddress: { times: 5, seconds: 10 * minute },
  /** Messages with one e-mail address from one network address. */
  messagesOfSender: { times: 5, seconds: hour },
  /** Calls behind emailed links from one network address: prevents guessing of tokens and numbers. */
  memberCallsFromAddress: { times: 30, seconds: 10 * minute },
  /** Questions whether a number is free with one link. */
  lookupsOfLink: { times: 5, seconds: day },
  /** Verification codes that one network address requests. */
  codesFromAddress: { times: 10, seconds: hour },
  /** Codes that one link may cause, in all: it works for a day. */
  codesOfLink: { times: 6, seconds: day },
  /** Codes to one number. */
  codesToNumber: { times: 5, seconds: 10 * minute },
  /** Codes to the thousand numbers that differ in their last three digits. */
  codesToPrefix: { times: 10, seconds: hour },
  /** Codes to anybody. */
  codesEachHour: { times: 100, seconds: hour },
  codesEachDay: { times: 500, seconds: day },
} satisfies Record<string, Limit>;

/** One limit for each name in `defaultLimits`. */
export type Limits = Readonly<Record<keyof typeof defaultLimits, Limit>>;

/** A rate limiter that counts by key, such as a network address. */
export interface Limiter {
  /** Counts one more. Returns the limit where that exceeds it, otherwise undefined. */
  readonly take: (key: string) => Promise<ReachedLimit | undefined>;
  /** Counts one less. */
  readonly refund: (key: string) => Promise<void>;
}

/**
 * Creates a limiter that counts in this process.
 *
 * @param policy its name for callers; without it they are told no more than when to come again
 * @example
 * const limiter = createLimiter({ times: 5, seconds: 600 }, "messages");
 * const reached = await limiter.take("203.0.113.7"); // undefined, five times
 */
export function createLimiter({ times, seconds }: Limit, policy?: string): Limiter {
  const counter = new RateLimiterMemory({ points: times, duration: seconds });
  return {
    async take(key) {
      const { consumedPoints, msBeforeNext } = await counter.penalty(key);
      if (consumedPoints <= times) return undefined;
      return {
        wait: Math.ceil(msBeforeNext / 1000),
        ...(policy && { policy: { name: policy, times, seconds } }),
      };
    },
    async refund(key) {
      await counter.reward(key);
    },
  };
}
