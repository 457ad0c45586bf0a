import { failure } from "./failure-message.ts";

/**
 * The copy that every form's submit shares (`failure`: specification, section 8).
 *
 * @example submitCopy.failure; // "something went wrong"
 */
export const submitCopy = {
  failure,
  queued: "We’ll send this when you’re back online",
  /** While the server asks for a wait; the client waits a minute at most. */
  waiting: "We can’t take your message right now. We’ll try again within a minute, at {time}.",
  cancel: "Cancel",
  reference: "Your reference:",
  /** Above the values that were sent. */
  sentValues: "What you sent",
  /** On a button that corrects the domain of an email address. */
  didYouMean: "Did you mean {domain}?",
  honeypot: "Leave this empty",
  /** The title of a page whose form has errors. */
  errorTitle: "Error: {title}",
  /** A field's error, where it stands apart from the field. */
  errorFormat: "{label}: {message}",
} as const;
