import { RateLimiterMemory } from "rate-limiter-flexible";

/** How often something may happen: so many times within so many seconds. */
export interface Limit {
  readonly times: number;
  readonly seconds: number;
}

const minute = 60;
const hour = 60 * minute;

/** What is limited, and how narrowly. */
export const defaultLimits = {
  /** Messages from one network address. */
  messagesFromAddress: { times: 5, seconds: 10 * minute },
  /** Messages that give one e-mail address. */
  messagesOfSender: { times: 5, seconds: hour },
  /** Calls behind emailed links from one network address: nobody tries tokens or numbers one after the other. */
  memberCallsFromAddress: { times: 30, seconds: 10 * minute },
  /** Codes that one network address has sent. */
  codesFromAddress: { times: 10, seconds: hour },
} satisfies Record<string, Limit>;

/** A limit for everything that is limited. */
export type Limits = Readonly<Record<keyof typeof defaultLimits, Limit>>;

/** Counts by key. */
interface Limiter {
  /** Counts one more; answers how many seconds to wait where that is too many, else undefined. */
  readonly take: (key: string) => Promise<number | undefined>;
  /** Counts one less. */
  readonly giveBack: (key: string) => Promise<void>;
}

/**
 * Makes a limiter that counts in this process.
 *
 * @example
 * const limiter = createLimiter({ times: 5, seconds: 600 });
 * const wait = await limiter.take("203.0.113.7"); // undefined, five times
 */
export function createLimiter({ times, seconds }: Limit): Limiter {
  const counter = new RateLimiterMemory({ points: times, duration: seconds });
  return {
    async take(key) {
      const { consumedPoints, msBeforeNext } = await counter.penalty(key);
      return consumedPoints > times ? Math.ceil(msBeforeNext / 1000) : undefined;
    },
    async giveBack(key) {
      await counter.reward(key);
    },
  };
}
