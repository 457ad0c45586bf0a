import type { FieldDefinition } from "../define-form/field-definition.ts";
import { emailText } from "./email-text.ts";
import { requiredText } from "./required-text.ts";

/**
 * A field that must be filled in. Refinement: `required`.
 *
 * @example defineForm({ name: "survey", fields: { city: textField }, copy });
 */
export const textField = {
  rule: requiredText,
  control: { required: true },
} as const satisfies FieldDefinition;

/**
 * A field for an email address that must be filled in, with the keyboard for it. Refinements: `required`, `email`.
 *
 * @example defineForm({ name: "newsletter", fields: { email: emailField }, copy });
 */
export const emailField = {
  rule: emailText,
  control: {
    type: "email",
    required: true,
    autoComplete: "email",
    autoCapitalize: "off",
    inputMode: "email",
    spellCheck: false,
  },
} as const satisfies FieldDefinition;
