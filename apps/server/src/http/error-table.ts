import { TimeoutError } from "@matchfront/api-client";
import { passwordResetForm, phoneResetCopy } from "@matchfront/forms";

/** One row: the HTTP status, the visitor's message, and for some a Twilio code and headers. */
export interface ErrorRow {
  readonly status: number;
  readonly message: string;
  /** Twilio's number for it, on the verification calls (https://www.twilio.com/docs/api/errors). */
  readonly twilioCode?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const { errors: phoneErrors, failures } = phoneResetCopy;
const { newPassword } = passwordResetForm.copy.errors;
const unavailable = "We couldn't do that right now. Please try again in a few minutes.";
/** When a program may try again, in seconds. */
const soon = { "retry-after": "5" };
const unsupportedCountry = "We don't support numbers from this country yet.";

/**
 * Every error that the server responds with, by its code (specification sections 5 and 8). One response for used,
 * expired and unknown links: it tells nobody which links there were.
 */
export const errorTable = {
  // The calls of the emailed-link dialogs.
  unreadableBody: {
    status: 400,
    message: "We couldn't read the request. Expected JSON with each field once.",
  },
  invalidLink: { status: 401, message: phoneResetCopy.invalidLink, headers: { "www-authenticate": "b" } },
  crossOrigin: {
    status: 403,
    message: "Nothing changed: this call is for this site's own pages only.",
  },
  unverifiedPhone: { status: 403, message: "Please enter the code we sent to this number first." },
  methodNotAllowed: { status: 405, message: "Nothing changed: this address takes another method." },
  phoneTaken: { status: 409, message: failures.taken },
  bodyTooLarge: { status: 413, message: "The request is too large." },
  unsupportedMediaType: { status: 415, message: "Expected the content type application/json." },
  invalidPhone: { status: 422, message: phoneErrors.phoneNumber.required },
  unsupportedCountry: { status: 422, message: unsupportedCountry },
  missingPassword: { status: 422, message: newPassword.required },
  shortPassword: { status: 422, message: newPassword.minLength },
  commonPassword: {
    status: 422,
    message: "This password is too easy to guess. Please choose another one.",
  },
  tooManyRequests: {
    status: 429,
    message: "Too many requests. Please try again in a few minutes.",
  },
  unavailable: { status: 503, message: unavailable, headers: soon },

  // The calls of the message forms.
  unreadableMessage: {
    status: 400,
    message: "We couldn't read the message. Expected the fields of the form, each given once.",
  },
  invalidIdempotencyKey: {
    status: 400,
    message:
      "The Idempotency-Key could not be read. Expected 8 to 128 letters, digits or symbols, without spaces.",
  },
  crossOriginMessage: {
    status: 403,
    message: "Nothing was sent: messages can only come from this site's own pages.",
  },
  messageMethodNotAllowed: {
    status: 405,
    message: "Nothing was sent: this address only takes a filled-in form, by POST.",
    headers: { allow: "POST" },
  },
  messageTooLarge: {
    status: 413,
    message: "Your message is too long. Please shorten it and send it again.",
  },
  unsupportedMessageType: {
    status: 415,
    message: "Expected the content type application/json or application/x-www-form-urlencoded.",
  },
  invalidMessage: { status: 422, message: "Please check what you entered." },
  reusedIdempotencyKey: {
    status: 422,
    message: "Another message was sent under this Idempotency-Key. Send this one under a key of its own.",
  },
  tooManyMessages: {
    status: 429,
    message:
      "You've sent several messages in a short time. Please wait a few minutes and send this one again.",
  },
  messageNotStored: {
    status: 503,
    message: "Your message didn't go through. Please try again in a few minutes.",
    headers: soon,
  },

  // The verification calls, as Twilio Verify v2 rejects them.
  invalidVerificationPhone: {
    status: 400,
    twilioCode: 60200,
    message: phoneErrors.phoneNumber.required,
  },
  invalidVerificationFields: {
    status: 400,
    twilioCode: 60200,
    message: "Expected the fields To and Channel (sms), each once.",
  },
  invalidVerificationCode: { status: 400, twilioCode: 60200, message: phoneErrors.code.required },
  unsupportedVerificationCountry: { status: 400, twilioCode: 60200, message: unsupportedCountry },
  blockedNumber: { status: 400, twilioCode: 60200, message: unsupportedCountry },
  tooManyCodeChecks: {
    status: 429,
    twilioCode: 60202,
    message: "Too many attempts. Please wait ten minutes, then ask for a new code.",
  },
  tooManyCodeSends: {
    status: 429,
    twilioCode: 60203,
    message: "We've sent you several codes already. Please wait a while, then ask for a new one.",
  },
  codesStopped: {
    status: 503,
    message: "We can't send codes right now. Please try again later.",
  },
  expiredCode: {
    status: 404,
    twilioCode: 20404,
    message: "This code has expired or was already used. Please ask for a new one.",
  },

  // Another backend (BACKEND_URL); where it rejects a call, its own status and message replace the row's.
  backendRejected: { status: 502, message: unavailable },
  backendUnreachable: { status: 502, message: unavailable },
  backendTimeout: { status: 504, message: new TimeoutError({ cause: undefined }).message },

  // All calls.
  overloaded: { status: 503, message: unavailable, headers: soon },
  // All calls, and the pages that need the database.
  maintenance: {
    status: 503,
    message: "This part of the site is down for maintenance and will be back soon. Please try again later.",
    // An hour: a search engine then comes back, and removes no page.
    headers: { "retry-after": "3600" },
  },
} as const satisfies Record<string, ErrorRow>;

/** The name of a row. */
export type ErrorCode = keyof typeof errorTable;
