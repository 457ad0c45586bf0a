/**
 * The copy of the phone number reset around its two forms. Its messages are those of the specification (section 8).
 *
 * @example phoneResetCopy.failures.taken; // "Phone Number already exists"
 */
export const phoneResetCopy = {
  title: "Change your phone number",
  code: {
    check: "Confirm code",
    resend: "Resend code",
    resendIn: {
      one: "You can resend the code in {seconds} second.",
      other: "You can resend the code in {seconds} seconds.",
    } as { readonly [Form in Intl.LDMLPluralRule]?: string } & { readonly other: string },
    resent: "We sent a new code",
    change: "Change number",
    attemptsLeft: "Attempts left:",
  },
  updating: "Changing your number",
  retry: "Retry",
  invalidLink: "This link has expired or was already used. Please ask for a new one.",
  done: "Your phone number has been changed.",
  failures: {
    taken: "Phone Number already exists",
    wrong: "OTP Doesn't match",
    expired: "This code has expired. Please ask for a new one.",
    tooManyAttempts: "Too many attempts with this code. Please wait ten minutes, or use another number.",
  },
};
