import { ApiError } from "./api-error.ts";
import type { ApiFailure } from "./api-failure.ts";

/**
 * Tells a failed call from any other thrown value, and narrows it to the closed union.
 *
 * @param thrown - Whatever a `catch` received.
 *
 * @example
 * try {
 *   await api.contact.send(message);
 * } catch (error) {
 *   if (!isApiError(error)) throw error;
 *   showToast(error.message);
 * }
 */
export function isApiError(thrown: unknown): thrown is ApiFailure {
  return thrown instanceof ApiError;
}
