/**
 * A number of things, in words for the operator.
 *
 * @param noun one whose plural ends in s
 * @example counted(1, "message"); // "1 message"
 */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
