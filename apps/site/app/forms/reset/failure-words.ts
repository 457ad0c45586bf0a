import { phoneResetCopy, type PhoneResetFailure } from "@matchfront/forms";

/** What the visitor reads of a failure. */
export function failureWords(failure: PhoneResetFailure): string {
  return failure.reason === "call failed" ? failure.message : phoneResetCopy.failures[failure.reason];
}
