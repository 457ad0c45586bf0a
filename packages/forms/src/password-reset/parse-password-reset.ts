import { createParser } from "../parser/create-parser.ts";
import { createValidator } from "../parser/create-validator.ts";
import type { FieldErrors, Parsed } from "../parser/parsed.ts";
import { passwordResetCopy } from "./password-reset-copy.ts";
import { passwordResetSchema } from "./password-reset-schema.ts";
import type { PasswordResetValues } from "./password-reset-schema.ts";

/** What to show under the fields of the password reset, in their order. */
export type PasswordResetErrors = FieldErrors<PasswordResetValues>;

/**
 * Reads a new password out of anything. Nothing is trimmed: a blank is a character of a password.
 *
 * @param input - any value at all; this never throws
 * @returns the values, or one message per broken field (specification, section 5)
 * @example parsePasswordReset({ newPassword: "mango", confirmPassword: "mango" }); // { status: "invalid", … }
 */
export const parsePasswordReset: (input: unknown) => Parsed<PasswordResetValues> = createParser(
  passwordResetSchema,
  passwordResetCopy.errors,
  (text) => text,
);

/**
 * The same rules as final-form's form-level `validate` wants them.
 *
 * @param input - the form's values, or any value at all; this never throws
 * @returns one message per broken field, `{}` when there is none
 * @example validatePasswordReset({}).newPassword; // "Please enter password"
 */
export const validatePasswordReset: (input: unknown) => PasswordResetErrors =
  createValidator(parsePasswordReset);
