import { oneTimeCodeForm } from "./one-time-code-form.ts";
import { resetPhoneForm } from "./reset-phone-form.ts";

const number = resetPhoneForm.copy;
const code = oneTimeCodeForm.copy;

/**
 * The phone number reset's copy. Every string that the specification gives is byte-exact (sections 5 and 8).
 *
 * @example phoneResetCopy.errors.phoneNumber.required; // "Please enter valid mobile number"
 */
export const phoneResetCopy = {
  title: "Reset your phone number",
  number: { ...number.fields.phoneNumber, send: number.send },
  code: {
    ...code.fields.code,
    check: "Confirm code",
    resend: "Send a code again",
    resendIn: "You can ask for a code again in",
    resent: "We sent a code again",
    change: "Change number",
    triesLeft: "Tries left:",
  },
  updating: "Changing your number",
  retry: "Retry",
  invalidLink: "This link has been used or has expired. Please ask for a new one.",
  done: "Your phone number was changed.",
  errors: { ...number.errors, ...code.errors },
  failures: {
    taken: "Phone Number already exists",
    wrong: "OTP Doesn't match",
    expired: "This code has expired. Please ask for a new one.",
    "too many tries": "This code was tried too often. Please wait ten minutes, or use another number.",
  },
} as const;
