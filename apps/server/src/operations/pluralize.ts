/**
 * Returns a count with its noun, whose plural ends in s.
 *
 * @example pluralize(1, "message"); // "1 message"
 */
export function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
