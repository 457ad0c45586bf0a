import type { ErrorCode } from "./error-table.ts";
import { HttpError } from "./http-error.ts";

/** A limit that a caller has reached. */
export interface ReachedLimit {
  /** The seconds until it lets them through again. */
  readonly wait: number;
  /** What they are told of it: `times` within `seconds`. Undefined where it would tell what others did. */
  readonly policy?: { readonly name: string; readonly times: number; readonly seconds: number } | undefined;
}

/**
 * The error of a caller who has reached a limit, with the headers that each of them gets: `Retry-After`, and the limit
 * as draft-ietf-httpapi-ratelimit-headers has it.
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
