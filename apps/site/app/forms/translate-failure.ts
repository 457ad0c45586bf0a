import { isApiError, type ApiFailure } from "@matchfront/api-client";

/** What visitors read of a call that was not answered in words, by the names of its error. */
export type FailureWords = Readonly<Record<Exclude<ApiFailure["name"], "AbortedError">, string>> & {
  /** Whatever else went wrong. */
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
  const { name } = error;
  const said = name === "RejectedError" ? error.serverMessage : undefined;
  error.message = said || (name === "AbortedError" ? words.failure : words[name]);
  return error;
}
