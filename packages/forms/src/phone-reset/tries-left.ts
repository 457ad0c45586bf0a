import type { PhoneResetState } from "./phone-reset-state.ts";
import { maxTries } from "./transition.ts";

/** So many wrong codes may be slips; after them it helps to know what is left. */
const slips = 3;

/**
 * How many codes may still be tried, to tell after the third wrong one.
 *
 * @returns undefined while there is nothing to tell
 * @example const left = triesLeft(state); // 2
 */
export function triesLeft(state: PhoneResetState): number | undefined {
  if (state.status !== "enteringCode" || state.failure?.reason !== "wrong") return undefined;
  return state.wrongTries < slips ? undefined : maxTries - state.wrongTries;
}
