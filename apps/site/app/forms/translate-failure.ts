import { isApiError, type AnyApiError } from "@matchfront/api-client";

/** The messages for calls that fail without a message from the server, by error name. */
export type FailureMessages = Readonly<
  Record<Exclude<AnyApiError["name"], "AbortedError" | "RejectedError">, string>
> & {
  /** The message for all other failures, such as a rejection without a message (specification, section 8). */
  readonly failure: string;
};

/** Translates the message of a failed call. A message from the server is already in the page's language. */
export function translateFailure(error: unknown, messages: FailureMessages | undefined): unknown {
  if (!messages) return error;
  if (!isApiError(error)) return new Error(messages.failure, { cause: error });
  if (error.name === "RejectedError") error.message = error.serverMessage || messages.failure;
  else if (error.name === "AbortedError") error.message = messages.failure;
  else error.message = messages[error.name];
  return error;
}
