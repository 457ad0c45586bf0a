import { ApiError } from "./api-error.ts";
import type { AnyApiError } from "./any-api-error.ts";

/**
 * Whether a thrown value is a failed call's error; narrows it to the closed union.
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
export function isApiError(thrown: unknown): thrown is AnyApiError {
  return thrown instanceof ApiError;
}
