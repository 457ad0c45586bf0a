/** The share of the limit from which the count is shown. */
const threshold = 0.75;

/** Not `toLocaleString`, which takes longer than the rest of a key. */
const grouped = (count: number) => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");

const written = (count: number) => `${grouped(count)} ${count === 1 ? "character" : "characters"}`;

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
  return `You’re ${written(length - limit)} over the ${grouped(limit)} we suggest`;
}
