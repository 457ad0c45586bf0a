import { defineForm } from "../define-form/define-form.ts";
import type { ErrorsOf, ValuesOf } from "../define-form/form.ts";
import { emailField, textField } from "../rules/text-field.ts";

/**
 * The ambassador application. The specification names its fields, all of them required (section 3); no page renders it.
 *
 * @example ambassadorForm.validate({}).companyName; // "Company Name is required"
 */
export const ambassadorForm = defineForm({
  name: "ambassador",
  fields: { email: emailField, ambassadorName: textField, companyName: textField, description: textField },
  copy: {
    fields: {
      email: { label: "Email" },
      ambassadorName: { label: "Ambassador Name" },
      companyName: { label: "Company Name" },
      description: { label: "Description" },
    },
    errors: {
      email: { required: "Email is required", email: "Must be a valid email" },
      ambassadorName: { required: "Ambassador Name is required" },
      companyName: { required: "Company Name is required" },
      description: { required: "Description is required" },
    },
  },
});

/** A valid application. */
export type AmbassadorValues = ValuesOf<typeof ambassadorForm>;

/** The errors to show under an ambassador application's fields. */
export type AmbassadorErrors = ErrorsOf<typeof ambassadorForm>;
