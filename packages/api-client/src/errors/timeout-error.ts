import { ApiError } from "./api-error.ts";

/**
 * The complete response did not arrive within the client's `timeout`, and the request was aborted. The
 * server may or may not have acted on it.
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
