import type { ErrorCode } from "./error-table.ts";
import { HttpError } from "./http-error.ts";

/** A limit that a caller has reached. */
export interface ReachedLimit {
  /** The seconds until the next call may pass. */
  readonly wait: number;
  /** The limit: `times` within `seconds`. Undefined if it would reveal the calls of others. */
  readonly policy?: { readonly name: string; readonly times: number; readonly seconds: number } | undefined;
}

/**
 * Creates the error of a reached limit, with `Retry-After` and the headers of draft-ietf-httpapi-ratelimit-headers.
 *
 * @example throw limitError("tooManyRequests", { wait: 412, policy: { name: "calls", times: 45, seconds: 600 } });
 */
export function limitError(code: ErrorCode, { wait, policy }: ReachedLimit): HttpError {
  const headers = policy && {
    "ratelimit-policy": `"${policy.name}";q=${policy.times};w=${policy.seconds}`,
    ratelimit: `"${policy.name}";r=0;t=${wait}`,
  };
  return new HttpError(code, { headers: { "retry-after": wait, ...headers } });
}
