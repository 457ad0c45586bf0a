import type { FieldDefinition } from "../define-form/field-definition.ts";
import { cleanEmail, emailText } from "./email-text.ts";
import { requiredText } from "./required-text.ts";

/**
 * A required text field. Refinement: `required`.
 *
 * @example defineForm({ name: "survey", fields: { city: textField }, copy });
 */
export const textField: FieldDefinition<string> = {
  rule: requiredText,
  attributes: { required: true },
};

/**
 * A required email field, without what copying adds to an address. Refinements: `required`, `email`.
 *
 * @example defineForm({ name: "newsletter", fields: { email: emailField }, copy });
 */
export const emailField: FieldDefinition<string> = {
  rule: emailText,
  normalize: cleanEmail,
  attributes: {
    type: "email",
    required: true,
    autoComplete: "email",
    autoCapitalize: "off",
    inputMode: "email",
    spellCheck: false,
  },
};
