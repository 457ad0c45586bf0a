import type { SiteCopy } from "@matchfront/forms/site/en";

export interface ErrorRow {
  readonly status: number;
  /** In English for errors that only developers meet. @default the message of this code in `serverErrors` */
  readonly message?: string | ((forms: SiteCopy) => string);
  /** The error number of Twilio (https://www.twilio.com/docs/api/errors), on the verification calls. */
  readonly twilioCode?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

const unavailable = ({ serverErrors }: SiteCopy) => serverErrors.unavailable;
const unsupportedCountry = ({ serverErrors }: SiteCopy) => serverErrors.unsupportedCountry;
const invalidPhone = ({ phoneNumber }: SiteCopy) => phoneNumber.errors.phoneNumber.required;
const soon = { "retry-after": "5" };

/** Every error that the server responds with, by its code (specification sections 5 and 8). */
export const errorTable = {
  // The calls of the emailed-link dialogs.
  unreadableBody: {
    status: 400,
    message: "We couldn't read the request. Expected JSON with each field once.",
  },
  // Used, expired and unknown links alike, so that nobody can find out which links there were.
  invalidLink: {
    status: 401,
    message: ({ phoneReset }) => phoneReset.invalidLink,
    headers: { "www-authenticate": "b" },
  },
  crossOrigin: { status: 403 },
  unverifiedPhone: { status: 403 },
  methodNotAllowed: { status: 405, message: "Nothing changed: this address takes another method." },
  phoneTaken: { status: 409, message: ({ phoneReset }) => phoneReset.failures.taken },
  bodyTooLarge: { status: 413 },
  unsupportedMediaType: {
    status: 415,
    message: "Expected application/json, uncompressed.",
  },
  invalidPhone: { status: 422, message: invalidPhone },
  unsupportedCountry: { status: 422 },
  missingPassword: { status: 422, message: ({ passwordReset }) => passwordReset.errors.newPassword.required },
  shortPassword: { status: 422, message: ({ passwordReset }) => passwordReset.errors.newPassword.minLength },
  longPassword: { status: 422 },
  commonPassword: { status: 422 },
  tooManyRequests: { status: 429 },
  tooManyNumbers: { status: 429 },
  unavailable: { status: 503, headers: soon },

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
  crossOriginMessage: { status: 403 },
  messageMethodNotAllowed: {
    status: 405,
    message: "Nothing was sent: this address only takes a filled-in form, by POST.",
    headers: { allow: "POST" },
  },
  messageTooLarge: { status: 413 },
  unsupportedMessageType: {
    status: 415,
    message: "Expected application/json or application/x-www-form-urlencoded, uncompressed.",
  },
  invalidMessage: { status: 422 },
  reusedIdempotencyKey: {
    status: 422,
    message: "Another message was sent under this Idempotency-Key. Send this one under a key of its own.",
  },
  tooManyMessages: { status: 429 },
  tooManyMessagesFromNetwork: { status: 429 },
  tooManyMessagesInAll: { status: 429 },
  tooManyFailedPosts: { status: 429 },
  messageNotStored: { status: 503, headers: soon },

  // The verification calls, as Twilio Verify v2 rejects them.
  invalidVerificationPhone: { status: 400, twilioCode: 60200, message: invalidPhone },
  invalidVerificationFields: {
    status: 400,
    twilioCode: 60200,
    message: "Expected the fields To and Channel (sms), each once.",
  },
  invalidVerificationCode: {
    status: 400,
    twilioCode: 60200,
    message: ({ oneTimeCode }) => oneTimeCode.errors.code.required,
  },
  unsupportedVerificationCountry: { status: 400, twilioCode: 60200, message: unsupportedCountry },
  blockedNumber: { status: 400, twilioCode: 60200, message: unsupportedCountry },
  tooManyCodeChecks: { status: 429, twilioCode: 60202 },
  tooManyCodeSends: { status: 429, twilioCode: 60203 },
  tooManyCodesOfLink: { status: 429, twilioCode: 60203 },
  codesStopped: { status: 503 },
  expiredCode: { status: 404, twilioCode: 20404 },

  // Another backend (BACKEND_URL). If it rejects what a visitor sent, its own status and message replace these. Browsers
  // repeat a message by themselves after 502 and 504, and not after 500.
  backendRejected: { status: 500, message: unavailable },
  changeMayHaveArrived: { status: 500 },
  messageMayHaveArrived: { status: 500 },
  backendUnreachable: { status: 502, message: unavailable },
  backendTimeout: { status: 504, message: ({ apiErrors }) => apiErrors.TimeoutError },

  // All calls.
  overloaded: { status: 503, message: unavailable, headers: soon },
  // All calls, and the pages that need the database. After an hour, so that search engines keep the pages.
  maintenance: { status: 503, headers: { "retry-after": "3600" } },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof errorTable;
