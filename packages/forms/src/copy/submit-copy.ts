import { failure } from "./failure-message.ts";

/**
 * Words that every form's submit shares (`failure`: specification, section 8).
 *
 * @example submitCopy.failure; // "something went wrong"
 */
export const submitCopy = {
  failure,
  queued: "We will send this when you are back online",
  cancel: "Cancel",
  reference: "Your reference:",
  honeypot: "Leave this empty",
} as const;
