import {
  advertisingForm,
  contactForm,
  oneTimeCodeForm,
  partnershipForm,
  passwordResetForm,
  phoneResetCopy,
  resetPhoneForm,
  submitCopy,
} from "@matchfront/forms";

/** The forms' copy in English, by the names that translations give it. */
export const forms = {
  contact: contactForm.copy,
  advertising: advertisingForm.copy,
  partnership: partnershipForm.copy,
  passwordReset: passwordResetForm.copy,
  resetPhone: resetPhoneForm.copy,
  oneTimeCode: oneTimeCodeForm.copy,
  phoneReset: phoneResetCopy,
  submit: submitCopy,
};
