import { failure } from "../../copy/failure-message.ts";

/**
 * The copy that all forms share (`failure`: specification, section 8).
 *
 * @example submitCopy.failure; // "something went wrong"
 */
export const submitCopy = {
  failure,
  queued: "We’ll send this when you’re back online",
  /** Shown beside "Loading..." after four seconds. */
  slow: "This is taking longer than usual. What you typed stays here.",
  /** Shown while the server requests a wait, of a minute at most. */
  waiting: "We can’t take your message right now. We’ll try again within a minute, at {time}.",
  cancel: "Cancel",
  reference: "Your reference:",
  /** The heading of the values that were sent. */
  sentValues: "What you sent",
  /** The label of a button that corrects the domain of an email address. */
  didYouMean: "Did you mean {domain}?",
  honeypot: "Leave this empty",
  /** The title of a page whose form has errors. */
  errorTitle: "Error: {title}",
  /** The format of an error in an error summary. */
  errorFormat: "{label}: {message}",
};
