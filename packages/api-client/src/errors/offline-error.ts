import { ApiError } from "./api-error.ts";

const UNREACHABLE = "We couldn’t reach the server. Please check your internet connection and try again.";

/**
 * The error of a call without a complete response: the connection failed, or a custom `fetch` threw. The server may have
 * processed the request.
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
