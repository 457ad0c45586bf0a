import { createLimiter, type Limit, type Limiter } from "./limits.ts";
import { networksOf } from "./rate-limit-key.ts";

/**
 * Creates a limiter by network. Of IPv6 it counts three sizes: whoever has many networks has a larger one in common,
 * which may send a few times as much.
 *
 * @param policy its name for callers
 * @example await createNetworkLimiter({ times: 5, seconds: 600 }, "messages").take("203.0.113.7"); // undefined, five times
 */
export function createNetworkLimiter({ times, seconds }: Limit, policy: string): Limiter {
  const limiters = [1, 4, 16].map((share) => createLimiter({ times: times * share, seconds }, policy));
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
