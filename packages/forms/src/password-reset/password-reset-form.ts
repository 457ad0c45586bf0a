import { refine, string } from "superstruct";
import { defineForm } from "../define-form/define-form.ts";
import type { ErrorsOf, ValuesOf } from "../define-form/form.ts";

/** Any text but none: a password may be of blanks. */
const anyText = refine(string(), "required", (text) => text !== "");
const longEnough = refine(anyText, "minLength", (text) => Array.from(text).length > 7);

// A blank is a character of a password.
const asTyped = (text: string) => text;
const control = { type: "password", required: true, autoComplete: "new-password" } as const;

/**
 * The password reset: both fields filled in, more than 7 characters, alike. Its words are, where the specification
 * gives one, that byte for byte (section 5).
 *
 * @example passwordResetForm.validate({ newPassword: "mango" }).newPassword; // "Password must be 8 character"
 */
export const passwordResetForm = defineForm({
  name: "password-reset",
  secret: true,
  fields: {
    newPassword: { rule: longEnough, clean: asTyped, control },
    confirmPassword: { rule: anyText, clean: asTyped, control },
  },
  check: (schema) =>
    refine(
      schema,
      "same",
      ({ newPassword, confirmPassword }) => newPassword === confirmPassword || { path: ["confirmPassword"] },
    ),
  copy: {
    title: "Reset your password",
    fields: {
      newPassword: {
        label: "New password",
        hint: "8 characters or more. A few words are easy to remember.",
      },
      confirmPassword: { label: "Confirm new password" },
    },
    send: "Change my password",
    sending: "Loading...",
    done: "Your password is changed. Now use it to sign in to the app.",
    errors: {
      newPassword: { required: "Please enter password", minLength: "Password must be 8 character" },
      confirmPassword: { required: "Please enter password", same: "Password doesn't match" },
    },
  },
});

/** A password, entered twice, that keeps every rule. */
export type PasswordResetValues = ValuesOf<typeof passwordResetForm>;

/** What to show under the fields of the password reset. */
export type PasswordResetErrors = ErrorsOf<typeof passwordResetForm>;
