/**
 * Every word of the password reset; where the specification gives one, byte for byte (section 5).
 *
 * @example passwordResetCopy.errors.confirmPassword.same; // "Password doesn't match"
 */
export const passwordResetCopy = {
  title: "Reset your password",
  fields: {
    newPassword: {
      label: "New password",
      hint: "8 characters or more. A few words are easy to keep in mind.",
    },
    confirmPassword: { label: "The same password again" },
  },
  send: "Change my password",
  sending: "Loading...",
  done: "Your password was changed. Sign in with it in the app.",
  errors: {
    newPassword: { required: "Please enter password", minLength: "Password must be 8 character" },
    confirmPassword: { required: "Please enter password", same: "Password doesn't match" },
  },
} as const;
