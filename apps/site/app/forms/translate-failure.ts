import { isApiError, type ApiFailure } from "@matchfront/api-client";

/** What visitors read of a call that was not answered in words, by the names of its error. */
export type FailureWords = Readonly<
  Record<Exclude<ApiFailure["name"], "AbortedError" | "RejectedError">, string>
> & {
  /** Any other failure, such as a rejection without a message (specification, section 8). */
  readonly failure: string;
};

/**
 * Puts a failed call into the words of the page; what the server said, it said in the page's language.
 *
 * @param error what a call rejected with
 * @param words undefined in English, which the errors speak
 * @returns the same error, with another message
 */
export function translateFailure(error: unknown, words: FailureWords | undefined): unknown {
  if (!words) return error;
  if (!isApiError(error)) return new Error(words.failure, { cause: error });
  if (error.name === "RejectedError") error.message = error.serverMessage || words.failure;
  else if (error.name === "AbortedError") error.message = words.failure;
  else error.message = words[error.name];
  return error;
}
