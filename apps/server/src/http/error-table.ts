import type { AnyWords } from "../config/languages.ts";

/** One row: the HTTP status, the message, and for some a Twilio code and headers. */
export interface ErrorRow {
  readonly status: number;
  /** What visitors read, in each language; what only developers meet is in English. */
  readonly message: string | ((words: AnyWords) => string);
  /** Twilio's number for it, on the verification calls (https://www.twilio.com/docs/api/errors). */
  readonly twilioCode?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const unavailable = ({ serverErrors }: AnyWords) => serverErrors.unavailable;
const unsupportedCountry = ({ serverErrors }: AnyWords) => serverErrors.unsupportedCountry;
const invalidPhone = ({ phoneReset }: AnyWords) => phoneReset.errors.phoneNumber.required;
/** When a program may try again, in seconds. */
const soon = { "retry-after": "5" };

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
  invalidLink: {
    status: 401,
    message: ({ phoneReset }) => phoneReset.invalidLink,
    headers: { "www-authenticate": "b" },
  },
  crossOrigin: {
    status: 403,
    message: ({ serverErrors }) => serverErrors.crossOrigin,
  },
  unverifiedPhone: { status: 403, message: ({ serverErrors }) => serverErrors.unverifiedPhone },
  methodNotAllowed: { status: 405, message: "Nothing changed: this address takes another method." },
  phoneTaken: { status: 409, message: ({ phoneReset }) => phoneReset.failures.taken },
  bodyTooLarge: { status: 413, message: ({ serverErrors }) => serverErrors.bodyTooLarge },
  unsupportedMediaType: { status: 415, message: "Expected the content type application/json." },
  invalidPhone: { status: 422, message: invalidPhone },
  unsupportedCountry: { status: 422, message: unsupportedCountry },
  missingPassword: { status: 422, message: ({ passwordReset }) => passwordReset.errors.newPassword.required },
  shortPassword: { status: 422, message: ({ passwordReset }) => passwordReset.errors.newPassword.minLength },
  longPassword: { status: 422, message: ({ serverErrors }) => serverErrors.longPassword },
  commonPassword: {
    status: 422,
    message: ({ serverErrors }) => serverErrors.commonPassword,
  },
  tooManyRequests: {
    status: 429,
    message: ({ serverErrors }) => serverErrors.tooManyRequests,
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
    message: ({ serverErrors }) => serverErrors.crossOriginMessage,
  },
  messageMethodNotAllowed: {
    status: 405,
    message: "Nothing was sent: this address only takes a filled-in form, by POST.",
    headers: { allow: "POST" },
  },
  messageTooLarge: {
    status: 413,
    message: ({ serverErrors }) => serverErrors.messageTooLarge,
  },
  unsupportedMessageType: {
    status: 415,
    message: "Expected the content type application/json or application/x-www-form-urlencoded.",
  },
  invalidMessage: { status: 422, message: ({ serverErrors }) => serverErrors.invalidMessage },
  reusedIdempotencyKey: {
    status: 422,
    message: "Another message was sent under this Idempotency-Key. Send this one under a key of its own.",
  },
  tooManyMessages: {
    status: 429,
    message: ({ serverErrors }) => serverErrors.tooManyMessages,
  },
  tooManyMessagesFromNetwork: {
    status: 429,
    message: ({ serverErrors }) => serverErrors.tooManyMessagesFromNetwork,
  },
  tooManyMessagesInAll: {
    status: 429,
    message: ({ serverErrors }) => serverErrors.tooManyMessagesInAll,
  },
  messageNotStored: {
    status: 503,
    message: ({ serverErrors }) => serverErrors.messageNotStored,
    headers: soon,
  },

  // The verification calls, as Twilio Verify v2 rejects them.
  invalidVerificationPhone: {
    status: 400,
    twilioCode: 60200,
    message: invalidPhone,
  },
  invalidVerificationFields: {
    status: 400,
    twilioCode: 60200,
    message: "Expected the fields To and Channel (sms), each once.",
  },
  invalidVerificationCode: {
    status: 400,
    twilioCode: 60200,
    message: ({ phoneReset }) => phoneReset.errors.code.required,
  },
  unsupportedVerificationCountry: { status: 400, twilioCode: 60200, message: unsupportedCountry },
  blockedNumber: { status: 400, twilioCode: 60200, message: unsupportedCountry },
  tooManyCodeChecks: {
    status: 429,
    twilioCode: 60202,
    message: ({ serverErrors }) => serverErrors.tooManyCodeChecks,
  },
  tooManyCodeSends: {
    status: 429,
    twilioCode: 60203,
    message: ({ serverErrors }) => serverErrors.tooManyCodeSends,
  },
  codesStopped: {
    status: 503,
    message: ({ serverErrors }) => serverErrors.codesStopped,
  },
  expiredCode: {
    status: 404,
    twilioCode: 20404,
    message: ({ serverErrors }) => serverErrors.expiredCode,
  },

  // Another backend (BACKEND_URL); where it rejects a call, its own status and message replace the row's.
  backendRejected: { status: 502, message: unavailable },
  backendUnreachable: { status: 502, message: unavailable },
  backendTimeout: { status: 504, message: ({ apiErrors }) => apiErrors.TimeoutError },

  // All calls.
  overloaded: { status: 503, message: unavailable, headers: soon },
  // All calls, and the pages that need the database.
  maintenance: {
    status: 503,
    message: ({ serverErrors }) => serverErrors.maintenance,
    // An hour: a search engine then comes back, and removes no page.
    headers: { "retry-after": "3600" },
  },
} as const satisfies Record<string, ErrorRow>;

/** The name of a row. */
export type ErrorCode = keyof typeof errorTable;
