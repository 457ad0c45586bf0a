import type { CreateLimiter, Limiter, LimiterOptions } from "./limiter.ts";
import { networksOf } from "./rate-limit-key.ts";

interface NetworkLimiterOptions extends LimiterOptions {
  /** The multiples of the limit for a /64, a /56 and a /48 of IPv6. @default [1, 4, 16] */
  readonly shares?: readonly [number, number, number];
}

/**
 * Creates a limiter by network. It counts IPv6 in networks of three sizes, since one customer may have a whole /48.
 *
 * @example
 * const limiter = createNetworkLimiter(memoryLimiter, { name: "messages", limit: { times: 5, seconds: 600 } });
 * await limiter.consume("203.0.113.7"); // undefined, five times
 */
export function createNetworkLimiter(
  createLimiter: CreateLimiter,
  { name, limit: { times, seconds }, shares = [1, 4, 16], ...options }: NetworkLimiterOptions,
): Limiter {
  const limiters = shares.map((share) =>
    createLimiter({ ...options, name: `${name}-${share}`, limit: { times: times * share, seconds } }),
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
