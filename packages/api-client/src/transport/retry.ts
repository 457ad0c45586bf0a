import { isHTTPError, type Options } from "ky";

/** The statuses of a server or proxy after which the same request may succeed later. */
const retriedStatusCodes = [408, 429, 502, 503, 504];
/** The longest `Retry-After` that is respected, in seconds. */
const maxRetryAfter = 60;

/** One attempt: the call's effect must not happen twice. */
export const withoutRetry: Options = { retry: 0, throwHttpErrors: false };

/** Up to three attempts with exponential backoff, each with its own timeout; none after a `Retry-After` of more than a minute. */
export const withRetry: Options = {
  retry: {
    limit: 2,
    methods: ["post", "put"],
    statusCodes: retriedStatusCodes,
    afterStatusCodes: retriedStatusCodes,
    // This also limits the wait that ky takes from rate limit headers.
    maxRetryAfter: maxRetryAfter * 1000,
    jitter: true,
    shouldRetry: ({ error }) => (isHTTPError(error) && isRetryTooLate(error.response) ? false : undefined),
  },
  throwHttpErrors: (status) => retriedStatusCodes.includes(status),
};

function isRetryTooLate({ headers }: Response): boolean {
  const after = headers.get("retry-after") ?? "0";
  const seconds = /^\d+$/.test(after) ? Number(after) : (Date.parse(after) - Date.now()) / 1000;
  return seconds > maxRetryAfter;
}
