import { ApiError } from "./api-error.ts";

const UNREACHABLE = "We couldn’t reach the server. Please check your internet connection and try again.";

/**
 * There was no complete response: the connection was refused, reset or never made, or a custom `fetch` failed with an
 * error of its own. The server may or may not have acted on the request.
 *
 * @example
 * if (error.name === "OfflineError" && !navigator.onLine) keepForLater(message);
 */
export class OfflineError extends ApiError {
  override readonly name = "OfflineError";

  constructor({ cause, message = UNREACHABLE }: { cause: unknown; message?: string }) {
    super(message, { cause });
  }
}
