import { isHTTPError, type Options } from "ky";

/** What a server or a proxy answers when the same request may succeed a little later. */
const retriedStatusCodes = [408, 429, 502, 503, 504];
/** The longest wait that a server may ask of a visitor, in seconds. */
const longestWait = 60;

/** One try: what the call asks for must not happen twice. */
export const withoutRetry: Options = { retry: 0, throwHttpErrors: false };

/** Up to three tries, each with a timeout of its own; none after a server that asks for a wait of over a minute. */
export const withRetry: Options = {
  retry: {
    limit: 2,
    methods: ["post", "put"],
    statusCodes: retriedStatusCodes,
    afterStatusCodes: retriedStatusCodes,
    // ky also waits as long as the rate limit headers say.
    maxRetryAfter: longestWait * 1000,
    jitter: true,
    shouldRetry: ({ error }) => (isHTTPError(error) && asksForTooLong(error.response) ? false : undefined),
  },
  throwHttpErrors: (status) => retriedStatusCodes.includes(status),
};

function asksForTooLong({ headers }: Response): boolean {
  const after = headers.get("retry-after") ?? "0";
  const seconds = /^\d+$/.test(after) ? Number(after) : (Date.parse(after) - Date.now()) / 1000;
  return seconds > longestWait;
}
