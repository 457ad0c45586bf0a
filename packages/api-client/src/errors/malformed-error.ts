import { ApiError } from "./api-error.ts";

/**
 * The response does not match specification section 7: a redirect, an empty body, or a body that is not a JSON object
 * with a numeric `status`. `cause` says what is wrong with it.
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
