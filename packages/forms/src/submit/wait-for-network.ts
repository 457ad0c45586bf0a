import type { SubmitEffects } from "./submit-effects.ts";

/**
 * Waits until there is a network, and a while longer.
 *
 * @param milliseconds - how long the network must have been there
 * @returns stops the waiting
 * @example const stop = waitForNetwork(browserEffects, 1000, () => send());
 */
export function waitForNetwork(
  { isOnline, later, onOnline }: SubmitEffects,
  milliseconds: number,
  onReady: () => void,
): () => void {
  let stop: (() => void) | undefined;
  const ready = () => (isOnline() ? onReady() : wait());
  function wait(): void {
    stop?.();
    stop = isOnline() ? later(ready, milliseconds) : onOnline(wait);
  }
  wait();
  return () => stop?.();
}
