import type { PhoneResetState } from "./phone-reset-state.ts";
import { maxTries } from "./transition.ts";

/** Fewer wrong codes may be typos; from here on it helps to know how many attempts are left. */
const shownFrom = 3;

/**
 * How many codes may still be entered, to be shown from the third wrong one on.
 *
 * @returns undefined if there is nothing to show
 * @example const left = triesLeft(state); // 2
 */
export function triesLeft(state: PhoneResetState): number | undefined {
  if (state.status !== "enteringCode" || state.failure?.reason !== "wrong") return undefined;
  return state.wrongTries < shownFrom ? undefined : maxTries - state.wrongTries;
}
