import { defineForm } from "../../define-form/define-form.ts";
import { emailField, textField } from "../../rules/text-field.ts";

/**
 * The ambassador application, with the required fields of the specification (section 3). No page renders it.
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
