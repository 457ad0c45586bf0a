import { isNetworkError, isTimeoutError } from "ky";
import { AbortedError } from "./aborted-error.ts";
import type { AnyApiError } from "./any-api-error.ts";
import { isApiError } from "./is-api-error.ts";
import { OfflineError } from "./offline-error.ts";
import { TimeoutError } from "./timeout-error.ts";

/**
 * Converts whatever a request threw into one error of the closed union. The signal is checked first, because an abort
 * rejects with the caller's reason, which may be any value (https://dom.spec.whatwg.org/#abortsignal-abort-reason).
 */
export function toApiError(thrown: unknown, signal?: AbortSignal): AnyApiError {
  if (signal?.aborted) return new AbortedError({ cause: signal.reason });
  if (isApiError(thrown)) return thrown;
  if (isTimeoutError(thrown)) return new TimeoutError({ cause: thrown });
  // ky recognizes only network errors with a known message, and none that interrupt a body; by the Fetch standard all of
  // them are a TypeError: https://fetch.spec.whatwg.org/#fetch-method
  if (isNetworkError(thrown) || thrown instanceof TypeError) {
    return new OfflineError({ cause: thrown });
  }
  const message = thrown instanceof Error ? thrown.message : "";
  return new OfflineError({ cause: thrown, message });
}
