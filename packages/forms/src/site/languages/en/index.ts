import { advertisingForm } from "../../business-request/advertising-form.ts";
import { partnershipForm } from "../../business-request/partnership-form.ts";
import { contactForm } from "../../contact/contact-form.ts";
import { submitCopy as submit } from "../../copy/submit-copy.ts";
import { passwordResetForm } from "../../password-reset/password-reset-form.ts";
import { oneTimeCodeForm } from "../../phone-reset/one-time-code-form.ts";
import { phoneResetCopy as phoneReset } from "../../phone-reset/phone-reset-copy.ts";
import { phoneNumberForm } from "../../phone-reset/phone-number-form.ts";
import { serverErrors } from "./server-errors.ts";
import { apiErrors } from "./api-errors.ts";
import { sms } from "./sms.ts";

/**
 * The copy of every form in English, of which the other languages are made.
 *
 * @example en.contact.send; // "Send"
 */
export const en = {
  contact: contactForm.copy,
  advertising: advertisingForm.copy,
  partnership: partnershipForm.copy,
  passwordReset: passwordResetForm.copy,
  phoneNumber: phoneNumberForm.copy,
  oneTimeCode: oneTimeCodeForm.copy,
  phoneReset,
  submit,
  serverErrors,
  apiErrors,
  sms,
} as const;
