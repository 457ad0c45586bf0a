/** Below this share of the limit nobody needs a count. */
const threshold = 0.75;

const written = (count: number) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? "character" : "characters"}`;

/** Whether the text is long enough for its count to matter. */
export function isNear(length: number, limit: number): boolean {
  return length >= limit * threshold;
}

/**
 * What a counted field says of its length. Source: GOV.UK Design System, character count.
 *
 * @param length of the text, in characters
 * @param limit the most that we suggest, in characters
 * @example countMessage(4_990, 5_000); // "You have 10 characters left"
 */
export function countMessage(length: number, limit: number): string {
  if (!isNear(length, limit)) return `Up to ${written(limit)}`;
  if (length <= limit) return `You have ${written(limit - length)} left`;
  return `You’re ${written(length - limit)} over the ${limit.toLocaleString("en-US")} we suggest`;
}
