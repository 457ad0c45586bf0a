import { isHTTPError, type Options } from "ky";

/** HTTP statuses after which the same request may succeed later. */
const retriedStatusCodes = [408, 429, 502, 503, 504];
/** The longest `Retry-After` that is respected, in milliseconds. */
const maxRetryAfter = 60_000;

export const withoutRetry: Options = { retry: 0, throwHttpErrors: false };

/**
 * Returns options for up to three attempts with exponential backoff. A `Retry-After` of more than a minute ends them.
 *
 * @param onRetryAfter - called before the wait, with the milliseconds of a `Retry-After`
 */
export function withRetry(onRetryAfter?: (milliseconds: number) => void): Options {
  return {
    retry: {
      limit: 2,
      methods: ["post", "put"],
      statusCodes: retriedStatusCodes,
      afterStatusCodes: retriedStatusCodes,
      // Also limits the wait from ky's other rate limit headers.
      maxRetryAfter,
      jitter: true,
      shouldRetry({ error }) {
        const milliseconds = isHTTPError(error) ? 1000 * (retryAfter(error.response) ?? 0) : 0;
        if (milliseconds > maxRetryAfter) return false;
        if (milliseconds > 0) onRetryAfter?.(milliseconds);
        return undefined;
      },
    },
    throwHttpErrors: (status) => retriedStatusCodes.includes(status),
  };
}

/** Returns the seconds of a `Retry-After`, which may be a date (RFC 9110, section 10.2.3). */
export function retryAfter({ headers }: Response): number | undefined {
  const after = headers.get("retry-after") ?? "";
  if (/^\d+$/.test(after)) return Number(after);
  const seconds = Math.ceil((Date.parse(after) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
