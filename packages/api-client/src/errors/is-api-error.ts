import { ApiError } from "./api-error.ts";
import type { AbortedError, MalformedError, OfflineError, TimeoutError } from "./api-error.ts";
import type { RejectedError } from "./rejected-error.ts";

/**
 * The errors of calls, discriminated by `name`.
 *
 * @example
 * function isWorthRetrying({ name }: AnyApiError) {
 *   return name === "OfflineError" || name === "TimeoutError";
 * }
 */
export type AnyApiError = AbortedError | MalformedError | OfflineError | RejectedError | TimeoutError;

/**
 * Returns whether a thrown value is the error of a call.
 *
 * @example
 * try {
 *   await api.contact.send(message);
 * } catch (error) {
 *   if (!isApiError(error)) throw error;
 *   showToast(error.message);
 * }
 */
export function isApiError(thrown: unknown): thrown is AnyApiError {
  return thrown instanceof ApiError;
}
