import { MalformedError, RejectedError } from "@matchfront/api-client";
import { errorText } from "../config/error-text.ts";
import type { HttpError } from "./http-error.ts";

/**
 * What the log says of a call that failed, with the reason where another service caused it.
 *
 * @example log.error(failureFields(error), "message not stored"); // reason: "connect ECONNREFUSED 10.0.0.7:443"
 */
export function failureFields({ status, code, cause }: HttpError) {
  return { status, code, reason: cause === undefined ? undefined : reasonOf(cause) };
}

/** What is at the bottom: the errors above it say only that a call failed. */
function reasonOf(error: unknown): string {
  if (error instanceof RejectedError) return `HTTP ${error.httpStatus}`;
  // Its cause quotes the answer, which may name a visitor.
  if (error instanceof MalformedError) return "an answer that cannot be read";
  // A name with several addresses: each failed for itself.
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (error instanceof Error && error.cause !== undefined) return reasonOf(error.cause);
  return errorText(error);
}
