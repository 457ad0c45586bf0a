export { ambassadorForm } from "./ambassador/ambassador-form.ts";
export { nameLength, replyHours } from "./business-request/facts.ts";
export { advertisingForm } from "./business-request/advertising-form.ts";
export { partnershipForm } from "./business-request/partnership-form.ts";
export { contactForm } from "./contact/contact-form.ts";
export { submitCopy } from "./copy/submit-copy.ts";
export { messageForms } from "./message-forms.ts";
export { passwordResetCopy, passwordResetForm } from "./password-reset/password-reset-form.ts";
export { attemptsLeft, isOutOfAttempts } from "./phone-reset/transition.ts";
export { createPhoneReset } from "./phone-reset/create-phone-reset.ts";
export { dialingCodes } from "./phone-reset/dialing-codes.ts";
export { oneTimeCodeCopy, oneTimeCodeForm } from "./phone-reset/one-time-code-form.ts";
export { phoneNumberCopy, phoneNumberForm } from "./phone-reset/phone-number-form.ts";
export { steadyNow } from "./phone-reset/steady-clock.ts";
export { phoneResetCopy } from "./phone-reset/phone-reset-copy.ts";

export type { AdvertisingValues } from "./business-request/advertising-form.ts";
export type { PartnershipValues } from "./business-request/partnership-form.ts";
export type { ContactValues } from "./contact/contact-form.ts";
export type { MessageCopy, MessageForm, MessageFormName } from "./message-form/define-message-form.ts";
export type { PasswordResetValues } from "./password-reset/password-reset-form.ts";
export type { PhoneReset, PhoneResetCalls } from "./phone-reset/create-phone-reset.ts";
export type { DialingCode, DialingCountry } from "./phone-reset/dialing-codes.ts";
export type {
  CallFailure,
  PhoneNumber,
  PhoneResetFailure,
  PhoneResetState,
} from "./phone-reset/transition.ts";
