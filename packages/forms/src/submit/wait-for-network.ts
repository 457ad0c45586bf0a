import type { Clock } from "./clock.ts";
import type { Network } from "./network.ts";

/**
 * Resolves once the network has been online for `milliseconds`. Rejects with what the network or the clock throws; after
 * an abort it stays pending.
 */
export async function waitForNetwork({
  network,
  clock,
  milliseconds,
  signal,
}: {
  network: Network;
  clock: Clock;
  milliseconds: number;
  signal: AbortSignal;
}): Promise<void> {
  do {
    while (!network.isOnline()) await once((listener) => network.onOnline?.(listener), signal);
    await once((listener) => clock.setTimer(listener, milliseconds), signal);
  } while (!network.isOnline());
}

type Subscribe = (listener: () => void) => (() => void) | undefined;

/** Resolves on the first call of a listener, and unsubscribes it. */
async function once(subscribe: Subscribe, signal: AbortSignal): Promise<void> {
  let unsubscribe: ReturnType<Subscribe>;
  await new Promise<void>((resolve) => {
    unsubscribe = subscribe(resolve);
    if (unsubscribe) signal.addEventListener("abort", unsubscribe);
  });
  unsubscribe?.();
}
