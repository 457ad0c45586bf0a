export { ambassadorForm } from "./ambassador/ambassador-form.ts";
export { advertisingForm } from "./business-request/advertising-form.ts";
export { partnershipForm } from "./business-request/partnership-form.ts";
export { contactForm } from "./contact/contact-form.ts";
export { defineForm } from "./define-form/define-form.ts";
export { inputProps } from "./define-form/input-props.ts";
export { createDraft } from "./drafts/create-draft.ts";
export { honeypotName } from "./honeypot/honeypot-name.ts";
export { messageForms } from "./message-forms.ts";
export { passwordResetForm } from "./password-reset/password-reset-form.ts";
export { createPhoneReset } from "./phone-reset/create-phone-reset.ts";
export { dialingCodes } from "./phone-reset/dialing-codes.ts";
export { oneTimeCodeForm } from "./phone-reset/one-time-code-form.ts";
export { phoneResetCopy } from "./phone-reset/phone-reset-copy.ts";
export { phoneNumberForm } from "./phone-reset/phone-number-form.ts";
export { isOutOfAttempts, attemptsLeft } from "./phone-reset/attempts-left.ts";
export { createOfflineQueue } from "./queue/create-offline-queue.ts";
export { checkboxField } from "./rules/checkbox-field.ts";
export { emailText } from "./rules/email-text.ts";
export { requiredText } from "./rules/required-text.ts";
export { emailField, textField } from "./rules/text-field.ts";
export { createSubmit } from "./submit/create-submit.ts";
export { submitCopy } from "./copy/submit-copy.ts";

export type { AmbassadorErrors, AmbassadorValues } from "./ambassador/ambassador-form.ts";
export type {
  BusinessRequestInput,
  BusinessRequestErrors,
  BusinessRequestValues,
} from "./business-request/advertising-form.ts";
export type { ContactInput, ContactErrors, ContactValues } from "./contact/contact-form.ts";
export type { FieldCopy, FormCopy } from "./define-form/copy.ts";
export type { FormDefinition } from "./define-form/define-form.ts";
export type { ControlAttributes, FieldDefinition } from "./define-form/field-definition.ts";
export type {
  InputOf,
  ErrorsOf,
  FieldErrors,
  Form,
  Parsed,
  InvalidReply,
  Reply,
  ReplyOf,
  ValuesOf,
} from "./define-form/form.ts";
export type { StandardSchema } from "./define-form/standard-schema.ts";
export type { Draft, DraftForm, FormInput } from "./drafts/draft.ts";
export type { DraftStorage } from "./drafts/session-entry.ts";
export type { MessageFormName } from "./message-forms.ts";
export type { PasswordResetErrors, PasswordResetValues } from "./password-reset/password-reset-form.ts";
export type { PhoneReset, PhoneResetCalls } from "./phone-reset/create-phone-reset.ts";
export type { DialingCode, DialingCountry } from "./phone-reset/dialing-codes.ts";
export type { PhoneResetFailure, PhoneResetState, PhoneNumber } from "./phone-reset/phone-reset-state.ts";
export type { Clock } from "./queue/clock.ts";
export type { Network } from "./queue/network.ts";
export type { OfflineQueue, OfflineQueueOptions, QueueStore } from "./queue/offline-queue.ts";
export type { QueueState } from "./queue/queue-state.ts";
export type { QueuedMessage } from "./queue/queued-message.ts";
export type { SubmitState } from "./submit/submit-state.ts";
export type { OnRetryAfter, Send, Submit, SubmitOptions } from "./submit/submit.ts";
