import { refine } from "superstruct";
import { defineForm } from "../../define-form/define-form.ts";
import type { ValuesOf } from "../../define-form/form.ts";
import { normalizePassword, passwordLength, passwordText } from "../../rules/password-text.ts";

const longEnough = refine(passwordText, "minLength", (text) => passwordLength(text) > 7);
const attributes = { type: "password", required: true, autoComplete: "new-password" } as const;

/**
 * The copy of the password reset: that of its form, and what its dialog says around it. Its messages are those of the
 * specification (section 5).
 *
 * @example passwordResetCopy.send; // "Change my password"
 */
export const passwordResetCopy = {
  title: "Reset your password",
  fields: {
    newPassword: {
      label: "New password",
      hint: "8 characters or more. Try a few random words: they’re easy to remember.",
    },
    confirmPassword: { label: "Confirm new password" },
  },
  send: "Change my password",
  sending: "Loading...",
  done: "Your password has been changed. You can now use it to sign in to the app.",
  errors: {
    newPassword: { required: "Please enter password", minLength: "Password must be 8 character" },
    confirmPassword: { required: "Please enter password", same: "Password doesn't match" },
  },
};

/**
 * The password reset: both fields are required, have more than 7 characters, and are equal.
 *
 * @example passwordResetForm.validate({ newPassword: "mango" }).newPassword; // "Password must be 8 character"
 */
export const passwordResetForm = defineForm({
  name: "password-reset",
  secret: true,
  fields: {
    newPassword: { rule: longEnough, normalize: normalizePassword, attributes },
    confirmPassword: { rule: passwordText, normalize: normalizePassword, attributes },
  },
  refine: {
    confirmPassword: { same: ({ newPassword, confirmPassword }) => newPassword === confirmPassword },
  },
  copy: passwordResetCopy,
});

/** The valid values of the password reset. */
export type PasswordResetValues = ValuesOf<typeof passwordResetForm>;
