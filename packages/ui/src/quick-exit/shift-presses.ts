/** The number of Shift presses, and the time of the first, in ms. */
export type ShiftPresses = { count: number; since: number };

export const noPresses: ShiftPresses = { count: 0, since: 0 };

/** The number of presses that leave the site. */
export const pressesToLeave = 3;

/** The time within which all presses must happen, in ms. */
export const pressTime = 5000;

/** Counts a key press: Shift adds one or, after the time limit, starts again; any other key resets the count. */
export function countKey({ count, since }: ShiftPresses, key: string, at: number): ShiftPresses {
  if (key !== "Shift") return noPresses;
  return count > 0 && at - since <= pressTime ? { count: count + 1, since } : { count: 1, since: at };
}
