/** How often Shift was pressed, and when, in ms, for the first time. */
export type ShiftPresses = { count: number; since: number };

export const noPresses: ShiftPresses = { count: 0, since: 0 };

/** So many presses leave the site. */
export const pressesToLeave = 3;

/** All of them must fall within so many ms. */
export const pressTime = 5000;

/**
 * Counts one more key: Shift adds a press or, too late, begins again; every other key ends the counting.
 *
 * @param key as `KeyboardEvent.key` names it
 * @param at when it was pressed, in ms, as `Event.timeStamp` tells it
 * @example countKey(noPresses, "Shift", 70); // { count: 1, since: 70 }
 */
export function countKey({ count, since }: ShiftPresses, key: string, at: number): ShiftPresses {
  if (key !== "Shift") return noPresses;
  return count > 0 && at - since <= pressTime ? { count: count + 1, since } : { count: 1, since: at };
}
