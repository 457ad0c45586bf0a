import type { PhoneResetState } from "./phone-reset-state.ts";
import { maxAttempts } from "./transition.ts";

/** The number of wrong codes from which the visitor sees the attempts left. Fewer may be typos. */
const shownFrom = 3;

/**
 * Returns how many codes may still be entered, from the third wrong code on; else undefined.
 *
 * @example const left = attemptsLeft(state); // 2
 */
export function attemptsLeft(state: PhoneResetState): number | undefined {
  if (state.status !== "enteringCode" || state.failure?.reason !== "wrong") return undefined;
  return state.failedAttempts < shownFrom ? undefined : maxAttempts - state.failedAttempts;
}

/**
 * Returns whether five wrong codes were entered. No other code is sent until this one expires at `resendAt`, ten minutes after
 * it was first sent.
 *
 * @example const isWaiting = isOutOfAttempts(state); // true
 */
export function isOutOfAttempts(state: PhoneResetState): boolean {
  return "failedAttempts" in state && state.failedAttempts >= maxAttempts;
}
