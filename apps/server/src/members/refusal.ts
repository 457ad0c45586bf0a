import { passwordResetCopy, phoneResetCopy } from "@matchfront/forms";

/** Why a call was refused: the HTTP status, and what the visitor reads (specification sections 5 and 8). */
const reasons = {
  unreadable: { status: 400, message: "We couldn't read the request. Expected JSON with each field once." },
  // One answer for used, expired and unknown links: it tells nobody which links there were.
  deadLink: { status: 401, message: phoneResetCopy.deadLink },
  foreignPage: { status: 403, message: "Nothing changed: this call is for this site's own pages only." },
  unverifiedPhone: { status: 403, message: "Please enter the code we sent to this number first." },
  wrongMethod: { status: 405, message: "Nothing changed: this address takes another method." },
  takenPhone: { status: 409, message: phoneResetCopy.failures.taken },
  tooLarge: { status: 413, message: "The request is too large." },
  notJson: { status: 415, message: "Expected the content type application/json." },
  badPhone: { status: 422, message: phoneResetCopy.errors.phoneNumber.required },
  foreignCountry: { status: 422, message: "We don't take numbers from this country yet." },
  missingPassword: { status: 422, message: passwordResetCopy.errors.newPassword.required },
  shortPassword: { status: 422, message: passwordResetCopy.errors.newPassword.minLength },
  commonPassword: {
    status: 422,
    message: "This password is too easy to guess. Please choose another one.",
  },
  tooMany: { status: 429, message: "Too many requests. Please try again in a few minutes." },
  busy: { status: 503, message: "We couldn't do this just now. Please try again in a few minutes." },
} as const;

/**
 * A call of a member's that was refused, with nothing stored. Thrown within a transaction, it undoes it.
 *
 * @example throw new Refusal("takenPhone");
 */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly statusCode: number;

  constructor(reason: keyof typeof reasons) {
    const { status, message } = reasons[reason];
    super(message);
    this.statusCode = status;
  }
}

/**
 * The refusal of a call that failed before it was understood, or while it was done.
 *
 * @param statusCode as Fastify sets it
 * @example refusalOf(413).message; // "The request is too large."
 */
export function refusalOf(statusCode = 500): Refusal {
  if (statusCode >= 500) return new Refusal("busy");
  if (statusCode === 413) return new Refusal("tooLarge");
  return new Refusal(statusCode === 415 ? "notJson" : "unreadable");
}
