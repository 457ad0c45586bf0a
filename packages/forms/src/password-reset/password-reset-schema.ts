import { refine, string, type } from "superstruct";
import type { Infer } from "superstruct";

/** Any text but none: a password may be of blanks. */
const anyText = refine(string(), "required", (text) => text !== "");

/**
 * The rules of the password reset (specification, section 5): both fields filled in, more than 7 characters, alike.
 *
 * @example is({ newPassword: "mango tree", confirmPassword: "mango tree" }, passwordResetSchema); // true
 */
export const passwordResetSchema = refine(
  type({
    newPassword: refine(anyText, "minLength", (text) => Array.from(text).length > 7),
    confirmPassword: anyText,
  }),
  "same",
  ({ newPassword, confirmPassword }) => newPassword === confirmPassword || { path: ["confirmPassword"] },
);

/** A password, entered twice, that keeps every rule. */
export type PasswordResetValues = Infer<typeof passwordResetSchema>;

/** The form before anything is typed. */
export const emptyPasswordReset: PasswordResetValues = { newPassword: "", confirmPassword: "" };
