const unreachable = "We couldn’t reach the server. Please check your internet connection and try again.";

/**
 * The base class of the errors of calls. To switch over the five subclasses, narrow with {@link isApiError}.
 *
 * `message` is for the visitor: the server's, else the error's own, else "something went wrong" (specification section 8).
 * `cause` is for the developer. An invalid option is not an `ApiError`, but a `TypeError` or a `RangeError`.
 *
 * @example
 * if (error instanceof ApiError) showToast(error.message);
 */
export abstract class ApiError extends Error {
  abstract override readonly name:
    | "AbortedError"
    | "MalformedError"
    | "OfflineError"
    | "RejectedError"
    | "TimeoutError";

  constructor(message: string, options?: ErrorOptions) {
    super(message || "something went wrong", options);
  }
}

/**
 * The error of a call that the caller's `AbortSignal` aborted. `cause` is the signal's reason.
 *
 * @example
 * if (error.name === "AbortedError") return; // the visitor left: nothing to show
 */
export class AbortedError extends ApiError {
  override readonly name = "AbortedError";

  constructor(options: { cause: unknown }) {
    super("The request was canceled. Please send it again if you still need it.", options);
  }
}

/**
 * The error of a response that does not match specification section 7: a redirect, an empty body, or a body that is not
 * a JSON object with a numeric `status` or a `message`. `cause` describes the mismatch.
 *
 * @example
 * if (error.name === "MalformedError") report(error.cause);
 */
export class MalformedError extends ApiError {
  override readonly name = "MalformedError";

  constructor(options: { cause: unknown }) {
    super("The server sent a response we couldn’t read. Please try again later.", options);
  }
}

/**
 * The error of a call without a complete response: the connection failed, or a custom `fetch` threw. The server may have
 * processed the request.
 *
 * @example
 * if (error.name === "OfflineError" && !navigator.onLine) keepForLater(message);
 */
export class OfflineError extends ApiError {
  override readonly name = "OfflineError";

  constructor({ cause, message = unreachable }: { cause: unknown; message?: string }) {
    super(message, { cause });
  }
}

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
