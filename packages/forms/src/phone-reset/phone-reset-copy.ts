/**
 * Every word of the phone number reset; where the specification gives one, byte for byte (sections 5 and 8).
 *
 * @example phoneResetCopy.errors.phoneNumber.required; // "Please enter valid mobile number"
 */
export const phoneResetCopy = {
  title: "Reset your phone number",
  number: {
    label: "Your new phone number",
    hint: "We send a code to it by SMS, to make sure that it is yours.",
    send: "Send code",
  },
  code: {
    label: "Enter OTP",
    hint: "We sent a code by SMS to",
    check: "Confirm code",
    resend: "Send a code again",
    resendIn: "You can ask for a code again in",
    resent: "We sent a code again",
    change: "Change number",
    triesLeft: "Tries left:",
  },
  updating: "Changing your number",
  retry: "Retry",
  deadLink: "This link has been used or has expired. Please ask for a new one.",
  done: "Your phone number was changed.",
  errors: {
    dialingCode: { required: "Please enter valid mobile number", known: "Please enter valid mobile number" },
    phoneNumber: { required: "Please enter valid mobile number", digits: "Please enter valid mobile number" },
    code: { required: "Please enter OTP", digits: "Please enter OTP" },
  },
  failures: {
    taken: "Phone Number already exists",
    wrong: "OTP Doesn't match",
    expired: "This code has expired. Please ask for a new one.",
    "too many tries": "This code was tried too often. Please wait ten minutes, or use another number.",
  },
} as const;
