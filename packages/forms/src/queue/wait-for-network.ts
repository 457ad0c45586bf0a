import type { Clock } from "./clock.ts";
import type { Network } from "./network.ts";

/**
 * Waits until there is a network, and a while longer. Rejects with what the network or the clock throws.
 *
 * @param options.milliseconds - how long the network must have been there
 * @param options.signal - ends the waiting; the promise then stays open
 * @example await waitForNetwork({ network, clock, milliseconds: 1000, signal });
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
    await once((listener) => clock.later(listener, milliseconds), signal);
  } while (!network.isOnline());
}

type Listen = (listener: () => void) => (() => void) | undefined;

/** Hears one call of a listener, and leaves. */
async function once(listen: Listen, signal: AbortSignal): Promise<void> {
  let leave: ReturnType<Listen>;
  await new Promise<void>((resolve) => {
    leave = listen(resolve);
    if (leave) signal.addEventListener("abort", leave);
  });
  leave?.();
}
