import { isNetworkError, isTimeoutError } from "ky";
import { AbortedError, OfflineError, TimeoutError } from "./api-error.ts";
import { isApiError, type AnyApiError } from "./is-api-error.ts";

/**
 * Converts the error of a request. It checks the signal first, because an abort rejects with the caller's reason, which may
 * be any value (https://dom.spec.whatwg.org/#abortsignal-abort-reason).
 */
export function toApiError(thrown: unknown, signal?: AbortSignal): AnyApiError {
  if (signal?.aborted) return new AbortedError({ cause: signal.reason });
  if (isApiError(thrown)) return thrown;
  if (isTimeoutError(thrown)) return new TimeoutError({ cause: thrown });
  // ky misses network errors that interrupt a body, or have an unknown message. By the Fetch standard, all network errors
  // are TypeErrors: https://fetch.spec.whatwg.org/#fetch-method
  if (isNetworkError(thrown) || thrown instanceof TypeError) {
    return new OfflineError({ cause: thrown });
  }
  const message = thrown instanceof Error ? thrown.message : "";
  return new OfflineError({ cause: thrown, message });
}
