import { ApiError } from "./api-error.ts";

/**
 * The error of a response that does not match specification section 7: a redirect, an empty body, or a body that is not
 * a JSON object with a numeric `status`. `cause` describes the mismatch.
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
