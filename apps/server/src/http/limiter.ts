import ipaddr from "ipaddr.js";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Limit } from "./limits.ts";

/**
 * A rate limiter that counts by key, such as a network address. `@fastify/rate-limit` counts each request once, and
 * cannot refund a message that was not stored.
 */
export interface Limiter {
  /** Counts one call. If it exceeds the limit, returns the seconds until the next one may pass. */
  readonly consume: (key: string) => Promise<number | undefined>;
  readonly refund: (key: string) => Promise<void>;
}

/** Creates a rate limiter. A port: its adapters are `memoryLimiter` and `postgresLimiters`. */
export type CreateLimiter = (name: string, limit: Limit) => Limiter;

export const memoryLimiter: CreateLimiter = (_name, { times, seconds }) => {
  const counter = new RateLimiterMemory({ points: times, duration: seconds });
  return {
    async consume(key) {
      try {
        await counter.consume(key);
        return undefined;
      } catch (reached) {
        if (!(reached instanceof RateLimiterRes)) throw reached;
        // A timer ends the count, whatever the clock says.
        return Math.min(Math.ceil(reached.msBeforeNext / 1000) || 1, seconds);
      }
    },
    async refund(key) {
      // A count that has ended would become less than none.
      if (await counter.get(key)) await counter.reward(key);
    },
  };
};

/**
 * Creates a limiter by network. It counts IPv6 in networks of three sizes, since one customer may have a whole /48.
 *
 * @param shares the multiples of the limit for a /64, a /56 and a /48
 */
export function createNetworkLimiter(
  createLimiter: CreateLimiter,
  name: string,
  { times, seconds }: Limit,
  shares: readonly [number, number, number] = [1, 4, 16],
): Limiter {
  const limiters = shares.map((share) =>
    createLimiter(`${name}-${share}`, { times: times * share, seconds }),
  );
  return {
    async consume(address) {
      for (const [size, network] of networksOf(address).entries()) {
        // A call that a small network may not make does not count against its neighbors.
        const reached = await limiters[size]?.consume(network);
        if (reached) return reached;
      }
      return undefined;
    },
    async refund(address) {
      await Promise.all(networksOf(address).map(async (network, size) => limiters[size]?.refund(network)));
    },
  };
}

/** Returns the IPv4 address, also if it is mapped to IPv6, or the /64 of an IPv6 address, as a household has. */
export function rateLimitKey(address: string): string {
  return networksOf(address)[0];
}

/** Returns the /64, /56 and /48 of IPv6, the sizes that providers assign, or the IPv4 address. */
function networksOf(address: string): readonly [string, ...string[]] {
  if (!ipaddr.isValid(address)) return [address];
  const parsed = ipaddr.process(address);
  if (!("parts" in parsed)) return [parsed.toString()];
  const [first = 0, second = 0, third = 0, fourth = 0] = parsed.parts;
  const site = [first, second, third].map((part) => part.toString(16)).join(":");
  return [`${site}:${fourth.toString(16)}`, `${site}:${(fourth & 0xff00).toString(16)}`, site];
}
