export { ambassadorCopy } from "./ambassador/ambassador-copy.ts";
export { ambassadorSchema } from "./ambassador/ambassador-schema.ts";
export { parseAmbassador, validateAmbassador } from "./ambassador/parse-ambassador.ts";
export { baitField } from "./bait/bait-field.ts";
export { businessRequestCopy } from "./business-request/business-request-copy.ts";
export { businessRequestSchema, emptyBusinessRequest } from "./business-request/business-request-schema.ts";
export { parseBusinessRequest, validateBusinessRequest } from "./business-request/parse-business-request.ts";
export { contactCopy } from "./contact/contact-copy.ts";
export { contactSchema, descriptionAdvice, emptyContact } from "./contact/contact-schema.ts";
export { parseContact, validateContact } from "./contact/parse-contact.ts";
export { createDraft } from "./drafts/create-draft.ts";
export { parsePasswordReset, validatePasswordReset } from "./password-reset/parse-password-reset.ts";
export { passwordResetCopy } from "./password-reset/password-reset-copy.ts";
export { emptyPasswordReset, passwordResetSchema } from "./password-reset/password-reset-schema.ts";
export { createPhoneReset } from "./phone-reset/create-phone-reset.ts";
export { dialingCodes } from "./phone-reset/dialing-codes.ts";
export { parseOneTimeCode, parseResetPhone } from "./phone-reset/parse-phone-reset.ts";
export { phoneResetCopy } from "./phone-reset/phone-reset-copy.ts";
export { triesLeft } from "./phone-reset/tries-left.ts";
export { createOfflineQueue } from "./queue/create-offline-queue.ts";
export { createSubmit } from "./submit/create-submit.ts";
export { submitCopy } from "./submit/submit-copy.ts";

export type { AmbassadorValues } from "./ambassador/ambassador-schema.ts";
export type { AmbassadorErrors } from "./ambassador/parse-ambassador.ts";
export type {
  BusinessRequestDraft,
  BusinessRequestIntent,
  BusinessRequestValues,
} from "./business-request/business-request-schema.ts";
export type { BusinessRequestErrors } from "./business-request/parse-business-request.ts";
export type { ContactDraft, ContactValues } from "./contact/contact-schema.ts";
export type { ContactErrors } from "./contact/parse-contact.ts";
export type { Draft, DraftForm, Texts } from "./drafts/draft.ts";
export type { DraftStorage } from "./drafts/session-entry.ts";
export type { FieldErrors, Parsed } from "./parser/parsed.ts";
export type { Clock } from "./queue/clock.ts";
export type { Network } from "./queue/network.ts";
export type { OfflineQueue, OfflineQueueOptions, QueueStore } from "./queue/offline-queue.ts";
export type { QueueState } from "./queue/queue-state.ts";
export type { QueuedMessage } from "./queue/queued-message.ts";
export type { SubmitState } from "./submit/submit-state.ts";
export type { PasswordResetErrors } from "./password-reset/parse-password-reset.ts";
export type { PasswordResetValues } from "./password-reset/password-reset-schema.ts";
export type { PhoneReset, PhoneResetCalls } from "./phone-reset/create-phone-reset.ts";
export type { DialingCode } from "./phone-reset/dialing-codes.ts";
export type { PhoneResetFailure, PhoneResetState, ResetPhone } from "./phone-reset/phone-reset-state.ts";
export type { Send, Submit, SubmitOptions } from "./submit/submit.ts";
