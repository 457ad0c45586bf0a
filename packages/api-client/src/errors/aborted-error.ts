import { ApiError } from "./api-error.ts";

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
