import type { CreateLimiter, Limiter, LimiterOptions } from "./limiter.ts";
import { networksOf } from "./rate-limit-key.ts";

interface NetworkLimiterOptions extends LimiterOptions {
  /** How many times as much a /64, a /56 and a /48 of IPv6 may send. @default [1, 4, 16] */
  readonly shares?: readonly [number, number, number];
}

/**
 * Creates a limiter by network. Of IPv6 it counts three sizes: whoever has many networks has a larger one in common,
 * which may send a few times as much.
 *
 * @example
 * const limiter = createNetworkLimiter(memoryLimiter, { name: "messages", limit: { times: 5, seconds: 600 } });
 * await limiter.take("203.0.113.7"); // undefined, five times
 */
export function createNetworkLimiter(
  createLimiter: CreateLimiter,
  { name, limit: { times, seconds }, shares = [1, 4, 16], ...options }: NetworkLimiterOptions,
): Limiter {
  const limiters = shares.map((share) =>
    createLimiter({ ...options, name: `${name}-${share}`, limit: { times: times * share, seconds } }),
  );
  return {
    async take(address) {
      for (const [size, network] of networksOf(address).entries()) {
        // What a smaller network is refused is none of its neighbors' fault, and not counted for them.
        const reached = await limiters[size]?.take(network);
        if (reached) return reached;
      }
      return undefined;
    },
    async refund(address) {
      await Promise.all(networksOf(address).map(async (network, size) => limiters[size]?.refund(network)));
    },
  };
}
