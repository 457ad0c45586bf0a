/** The share of the limit from which the count is shown. */
const threshold = 0.75;

const written = (count: number) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? "character" : "characters"}`;

/** Whether the text is long enough to show its count. */
export function isNear(length: number, limit: number): boolean {
  return length >= limit * threshold;
}

/**
 * The message about a text's length and its advised limit, in characters. Source: GOV.UK Design System, character
 * count.
 */
export function countMessage(length: number, limit: number): string {
  if (!isNear(length, limit)) return `Up to ${written(limit)}`;
  if (length <= limit) return `You have ${written(limit - length)} left`;
  return `You’re ${written(length - limit)} over the ${limit.toLocaleString("en-US")} we suggest`;
}
