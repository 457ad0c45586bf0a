import { AbortedError, RejectedError, TimeoutError } from "@matchfront/api-client";
import { HttpError } from "./http-error.ts";

/**
 * Makes one call to the backend.
 *
 * @throws HttpError and nothing else: in the backend's own words where it rejects the call
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
    // Above 599, it is no HTTP status that a server could send on.
    const statusCode = httpStatus <= 599 ? httpStatus : 502;
    // How long it wants callers to wait is not known.
    const headers = statusCode === 429 ? { "retry-after": 60 } : {};
    return new HttpError("backendRejected", {
      statusCode,
      bodyStatus: bodyStatus ?? statusCode,
      message,
      headers,
    });
  }
  // Only the server's own time limit aborts a call, never the visitor.
  const isTimeout = cause instanceof TimeoutError || cause instanceof AbortedError;
  return new HttpError(isTimeout ? "backendTimeout" : "backendUnreachable", { cause });
}
