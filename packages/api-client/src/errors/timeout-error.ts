import { ApiError } from "./api-error.ts";

/**
 * The error of a call whose complete response did not arrive within the client's `timeout`. The server may have processed
 * the request.
 *
 * @example
 * if (error.name === "TimeoutError") offerRetry();
 */
export class TimeoutError extends ApiError {
  override readonly name = "TimeoutError";

  constructor(options: { cause: unknown }) {
    super("The server took too long to respond. Please wait a moment and try again.", options);
  }
}
