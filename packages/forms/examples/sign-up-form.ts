import { checkboxField, defineForm, emailField } from "@matchfront/forms";
import { string } from "superstruct";

export const signUpForm = defineForm({
  name: "sign-up",
  fields: {
    email: emailField,
    events: { rule: string(), attributes: { type: "checkbox" } },
    consent: checkboxField,
  },
  copy: {
    fields: {
      email: { label: "Email" },
      events: { label: "Events, too" },
      consent: { label: "Email me the newsletter" },
    },
    errors: {
      email: { required: "Email is required", email: "Must be a valid email" },
      events: {},
      consent: { required: "Tick that we may email you" },
    },
  },
});
