import type { AbortedError } from "./aborted-error.ts";
import type { MalformedError } from "./malformed-error.ts";
import type { OfflineError } from "./offline-error.ts";
import type { RejectedError } from "./rejected-error.ts";
import type { TimeoutError } from "./timeout-error.ts";

/**
 * Every error a call can reject with, discriminated by its literal `name`.
 *
 * @example
 * function isWorthRetrying({ name }: AnyApiError) {
 *   return name === "OfflineError" || name === "TimeoutError";
 * }
 */
export type AnyApiError = AbortedError | MalformedError | OfflineError | RejectedError | TimeoutError;
