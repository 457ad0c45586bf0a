const minute = 60_000;
const hour = 60 * minute;
const delays = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour] as const;
const longestDelay = 24 * hour;

/**
 * How long a mail waits after a failed attempt: 1 m, 5 m, 30 m, 2 h, 6 h, then 24 h for as long as it takes,
 * each with up to a fifth more, so that mails which failed together do not all come back together.
 *
 * @param attempt how many attempts there were, from 1
 * @param random a number from 0 up to 1
 * @returns milliseconds
 * @example retryDelay(1, 0.5); // 66_000
 */
export function retryDelay(attempt: number, random: number): number {
  return (delays[attempt - 1] ?? longestDelay) * (1 + random / 5);
}
