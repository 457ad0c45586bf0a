import { MalformedError, RejectedError } from "@matchfront/api-client";
import { errorText } from "../config/error-text.ts";
import type { HttpError } from "./http-error.ts";

/**
 * Returns the log fields of a failed call, with the reason if another service caused it.
 *
 * @example log.error(failureFields(error), "message not stored"); // reason: "connect ECONNREFUSED 10.0.0.7:443"
 */
export function failureFields({ status, code, cause }: HttpError) {
  return { status, code, reason: cause === undefined ? undefined : reasonOf(cause) };
}

/** Returns the innermost reason: the errors around it only say that a call failed. */
function reasonOf(error: unknown): string {
  if (error instanceof RejectedError) return `HTTP ${error.httpStatus}`;
  // Its cause quotes the response, which may name a visitor.
  if (error instanceof MalformedError) return "an answer that cannot be read";
  // A connection failed on each address of a host.
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (error instanceof Error && error.cause !== undefined) return reasonOf(error.cause);
  return errorText(error);
}
