export { ambassadorForm } from "./ambassador/ambassador-form.ts";
export { advertisingForm } from "./business-request/advertising-form.ts";
export { partnershipForm } from "./business-request/partnership-form.ts";
export { contactForm } from "./contact/contact-form.ts";
export { submitCopy } from "./copy/submit-copy.ts";
export { messageForms } from "./message-forms.ts";
export { passwordResetForm } from "./password-reset/password-reset-form.ts";
export { attemptsLeft, isOutOfAttempts } from "./phone-reset/attempts-left.ts";
export { createPhoneReset } from "./phone-reset/create-phone-reset.ts";
export { dialingCodes } from "./phone-reset/dialing-codes.ts";
export { oneTimeCodeForm } from "./phone-reset/one-time-code-form.ts";
export { phoneNumberForm } from "./phone-reset/phone-number-form.ts";
export { phoneResetCopy } from "./phone-reset/phone-reset-copy.ts";

export type { AmbassadorErrors, AmbassadorValues } from "./ambassador/ambassador-form.ts";
export type {
  BusinessRequestErrors,
  BusinessRequestInput,
  BusinessRequestValues,
} from "./business-request/advertising-form.ts";
export type { ContactErrors, ContactInput, ContactValues } from "./contact/contact-form.ts";
export type { MessageFormName } from "./message-forms.ts";
export type { PasswordResetErrors, PasswordResetValues } from "./password-reset/password-reset-form.ts";
export type { PhoneReset, PhoneResetCalls } from "./phone-reset/create-phone-reset.ts";
export type { DialingCode, DialingCountry } from "./phone-reset/dialing-codes.ts";
export type { PhoneNumber, PhoneResetFailure, PhoneResetState } from "./phone-reset/phone-reset-state.ts";
