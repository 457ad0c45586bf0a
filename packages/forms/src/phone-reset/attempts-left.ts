import type { PhoneResetState } from "./phone-reset-state.ts";
import { maxAttempts } from "./transition.ts";

/** Fewer wrong codes may be typos; from here on it helps to know how many attempts are left. */
const shownFrom = 3;

/**
 * How many codes may still be entered, to be shown from the third wrong one on.
 *
 * @returns undefined if there is nothing to show
 * @example const left = attemptsLeft(state); // 2
 */
export function attemptsLeft(state: PhoneResetState): number | undefined {
  if (state.status !== "enteringCode" || state.failure?.reason !== "wrong") return undefined;
  return state.failedAttempts < shownFrom ? undefined : maxAttempts - state.failedAttempts;
}

/**
 * Whether so many wrong codes were entered that no other one is sent before this one expires, ten minutes after it was
 * first sent: `resendAt` is then.
 *
 * @example const isWaiting = isOutOfAttempts(state); // true
 */
export function isOutOfAttempts(state: PhoneResetState): boolean {
  return "failedAttempts" in state && state.failedAttempts >= maxAttempts;
}
