import { isNetworkError, isTimeoutError } from "ky";
import { AbortedError } from "./aborted-error.ts";
import type { ApiFailure } from "./api-failure.ts";
import { isApiError } from "./is-api-error.ts";
import { OfflineError } from "./offline-error.ts";
import { TimeoutError } from "./timeout-error.ts";

/**
 * Turns whatever a request threw into one error of the closed union.
 *
 * @param thrown - What was caught: ours, ky's, the platform's, or a custom `fetch`'s own.
 * @param signal - The caller's signal. It is asked first, because an abort rejects with the caller's
 * reason, which may be any value at all (https://dom.spec.whatwg.org/#abortsignal-abort-reason).
 *
 * @example
 * toApiError(new TypeError("fetch failed")).name; // "OfflineError"
 */
export function toApiError(thrown: unknown, signal?: AbortSignal): ApiFailure {
  if (signal?.aborted) return new AbortedError({ cause: signal.reason });
  if (isApiError(thrown)) return thrown;
  if (isTimeoutError(thrown)) return new TimeoutError({ cause: thrown });
  // ky names only the network errors whose text it knows, and none that break a body off halfway;
  // the Fetch standard makes all of them a TypeError: https://fetch.spec.whatwg.org/#fetch-method
  if (isNetworkError(thrown) || thrown instanceof TypeError) {
    return new OfflineError({ cause: thrown });
  }
  const message = thrown instanceof Error ? thrown.message : "";
  return new OfflineError({ cause: thrown, message });
}
