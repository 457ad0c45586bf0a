import { isApiError, MalformedError, RejectedError, type AnyApiError } from "@matchfront/api-client";
import { errorText, Refusal, StorageError } from "../config/errors.ts";
import type { ErrorCode } from "./error-table.ts";
import { HttpError } from "./http-error.ts";
import { limitError } from "./limiter.ts";

/** The codes of errors that Fastify throws before a handler, or that a handler throws unexpectedly, by status. */
export type FallbackCodes = Readonly<Record<400 | 413 | 415 | 503, ErrorCode>>;

/** Returns the HttpError of a thrown error: of a port's own, by its code, and of any other one, by its status. */
export function toHttpError(thrown: unknown, codes: FallbackCodes): HttpError {
  const error = fromPortError(thrown);
  if (error instanceof HttpError) return error;
  const { statusCode = 500 }: { readonly statusCode?: number } = Object(error);
  if (statusCode >= 500) return new HttpError(codes[503], { cause: error });
  const status = statusCode === 413 || statusCode === 415 ? statusCode : 400;
  return new HttpError(codes[status], { cause: error });
}

export function fromPortError<Thrown>(error: Thrown): Thrown | HttpError {
  if (error instanceof Refusal) {
    const { code, wait, cause } = error;
    return wait === undefined ? new HttpError(code, { cause }) : limitError(code, wait);
  }
  if (error instanceof StorageError && error.code === "overloaded")
    return new HttpError("overloaded", { cause: error });
  return isApiError(error) ? fromBackendError(error) : error;
}

function fromBackendError(cause: AnyApiError): HttpError {
  if (cause instanceof RejectedError) {
    const { httpStatus, bodyStatus, serverMessage: message, retryAfter = 60 } = cause;
    // No server can send a status above 599.
    const statusCode = httpStatus <= 599 ? httpStatus : 502;
    const headers = statusCode === 429 ? { "retry-after": retryAfter } : {};
    return new HttpError("backendRejected", {
      statusCode,
      bodyStatus: bodyStatus ?? statusCode,
      message,
      headers,
    });
  }
  // Only the server's own time limit aborts a call.
  const isTimeout = cause.name === "TimeoutError" || cause.name === "AbortedError";
  return new HttpError(isTimeout ? "backendTimeout" : "backendUnreachable", { cause });
}

/** Returns the log fields of a failed call: the reason if another service caused it, otherwise the whole error. */
export function failureFields(thrown: unknown, { status, code, cause }: HttpError) {
  if (!(thrown instanceof HttpError || isApiError(thrown) || thrown instanceof Refusal))
    return { err: thrown };
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
