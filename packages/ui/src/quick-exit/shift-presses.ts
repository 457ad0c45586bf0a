/** The number of Shift presses, and the time of the first in ms. */
type ShiftPresses = { count: number; since: number };

export const noPresses: ShiftPresses = { count: 0, since: 0 };

export const pressesToLeave = 3;

/** The time limit for all presses, in ms. */
export const pressTime = 5000;

/** Counts Shift presses. Another key resets the count; after the time limit it starts again. */
export function countKey({ count, since }: ShiftPresses, key: string, at: number): ShiftPresses {
  if (key !== "Shift") return noPresses;
  return count > 0 && at - since <= pressTime ? { count: count + 1, since } : { count: 1, since: at };
}
