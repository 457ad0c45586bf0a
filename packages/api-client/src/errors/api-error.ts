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
