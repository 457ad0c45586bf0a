import { createLimiter, type Limit } from "./limits.ts";
import { networksOf } from "./rate-limit-key.ts";

/** A rate limiter that counts by network address. */
export interface NetworkLimiter {
  /** Counts one more. Returns the seconds to wait where that exceeds the limit, otherwise undefined. */
  readonly take: (address: string) => Promise<number | undefined>;
  /** Counts one less. */
  readonly refund: (address: string) => Promise<void>;
}

/**
 * Creates a limiter by network. Of IPv6 it counts three sizes: whoever has many networks has a larger one in common,
 * which may send a few times as much.
 *
 * @example await createNetworkLimiter({ times: 5, seconds: 600 }).take("203.0.113.7"); // undefined, five times
 */
export function createNetworkLimiter({ times, seconds }: Limit): NetworkLimiter {
  const limiters = [1, 4, 16].map((share) => createLimiter({ times: times * share, seconds }));
  return {
    async take(address) {
      for (const [size, network] of networksOf(address).entries()) {
        // What a smaller network is refused is none of its neighbors' fault, and not counted for them.
        const wait = await limiters[size]?.take(network);
        if (wait !== undefined) return wait;
      }
      return undefined;
    },
    async refund(address) {
      await Promise.all(networksOf(address).map(async (network, size) => limiters[size]?.refund(network)));
    },
  };
}
