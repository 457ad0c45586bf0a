import { isApiError, type AnyApiError } from "@matchfront/api-client";

/** The messages for calls that fail without a message from the server, by error name. */
export type FailureWords = Readonly<
  Record<Exclude<AnyApiError["name"], "AbortedError" | "RejectedError">, string>
> & {
  /** The message for all other failures, such as a rejection without a message (specification, section 8). */
  readonly failure: string;
};

/**
 * Sets a failed call's message in the page's language. The server's own message already is.
 *
 * @param words `undefined` in English, since API errors have English messages
 * @returns the same error
 */
export function translateFailure(error: unknown, words: FailureWords | undefined): unknown {
  if (!words) return error;
  if (!isApiError(error)) return new Error(words.failure, { cause: error });
  if (error.name === "RejectedError") error.message = error.serverMessage || words.failure;
  else if (error.name === "AbortedError") error.message = words.failure;
  else error.message = words[error.name];
  return error;
}
