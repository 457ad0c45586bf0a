import { AbortedError, RejectedError, TimeoutError } from "@matchfront/api-client";
import { HttpError } from "./http-error.ts";

/**
 * Makes one call to the backend.
 *
 * @throws HttpError for any failure, with the backend's message if it rejects the call
 */
export async function callBackend<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw toHttpError(error);
  }
}

function toHttpError(cause: unknown): HttpError {
  if (cause instanceof RejectedError) {
    const { httpStatus, bodyStatus, serverMessage: message } = cause;
    // No server can send a status above 599.
    const statusCode = httpStatus <= 599 ? httpStatus : 502;
    // The client does not tell the backend's Retry-After.
    const headers = statusCode === 429 ? { "retry-after": 60 } : {};
    return new HttpError("backendRejected", {
      statusCode,
      bodyStatus: bodyStatus ?? statusCode,
      message,
      headers,
    });
  }
  // Only the server's own time limit aborts a call.
  const isTimeout = cause instanceof TimeoutError || cause instanceof AbortedError;
  return new HttpError(isTimeout ? "backendTimeout" : "backendUnreachable", { cause });
}
