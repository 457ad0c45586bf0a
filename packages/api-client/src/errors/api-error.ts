/**
 * Base class of every error a call can reject with. The subclasses are a closed set: to switch over all of
 * them, narrow with {@link isApiError}, which gives the union {@link AnyApiError}.
 *
 * `message` is written for the visitor, in the order of specification section 8: the server's
 * message, else the error's own, else "something went wrong". `cause` is for the developer.
 *
 * Not in this tree: an invalid option, which is a programming error; `createApiClient` throws a `TypeError` or
 * `RangeError`.
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
