import { refine, string } from "superstruct";
import type { FieldDefinitions } from "../../define-form/field-definition.ts";
import { countLetters } from "../../rules/count-letters.ts";
import { hasSeveralPhones } from "../../rules/phone-number.ts";
import { requiredText } from "../../rules/required-text.ts";
import { normalizeTenDigits, toTenDigits } from "../../rules/ten-digits.ts";
import { emailField, textField } from "../../rules/text-field.ts";
import { nameLength, replyHours } from "./facts.ts";

const fullName = refine(
  refine(requiredText, "minLength", (text) => countLetters(text) >= nameLength.min),
  "maxLength",
  // A joined emoji has up to 15 UTF-16 units. Marks without end are no name.
  (text) => text.length <= 20 * nameLength.max && countLetters(text) <= nameLength.max,
);

const onePhone = refine(requiredText, "several", (text) => !hasSeveralPhones(text));
const digits = refine(onePhone, "digits", (text) => /^\d*$/.test(toTenDigits(text)));
const tenDigits = refine(
  refine(digits, "minLength", (text) => toTenDigits(text).length >= 10),
  "maxLength",
  (text) => toTenDigits(text).length <= 10,
);

/** The fields that the partnership and the advertising form share. */
export const businessFields = {
  name: { rule: fullName, attributes: { required: true, autoComplete: "name", spellCheck: false } },
  businessname: { rule: string(), attributes: { autoComplete: "organization", spellCheck: false } },
  email: emailField,
  phoneNumber: {
    rule: tenDigits,
    normalize: normalizeTenDigits,
    attributes: { type: "tel", required: true, autoComplete: "tel", inputMode: "tel" },
  },
  website: {
    rule: string(),
    attributes: { autoComplete: "url", autoCapitalize: "off", inputMode: "url", spellCheck: false },
  },
  description: { ...textField, attributes: { required: true, rows: 6 }, recommendedMaxLength: 5000 },
} satisfies FieldDefinitions;

/** The copy that they share. */
export const businessCopy = {
  fields: {
    name: { label: "Your Name *" },
    businessname: { label: "Business Name (optional)" },
    email: { label: "Email *", hint: "We’ll reply to this address." },
    phoneNumber: {
      label: "Phone Number *",
      hint: "10 digits, no country code. In Ghana, Kenya and South Africa, keep the first 0. In Nigeria and the UK, leave it out. Fewer than 10? Put zeros in front, and write the full number in your message.",
    },
    website: { label: "Website (optional)" },
    description: { label: "Tell us about your Business and what you seek to advertise" },
  },
  send: "Submit",
  sending: "Loading...",
  thanks: {
    message: "Thank you for your interest! We will get back to you as soon as possible!",
    close: "Close",
    promise: `We’ll get back to you within ${replyHours} hours.`,
  },
  errorSummary: "Please fix the following",
  errors: {
    name: { required: "Name is required", minLength: "Too Short!", maxLength: "Too Long!" },
    businessname: {},
    email: { required: "Email is required", email: "Must be a valid email" },
    phoneNumber: {
      required: "Phone Number is required",
      several: "Please enter one number only",
      digits: "Invaild phone number",
      minLength: "Invaild phone number, It should be min 10 digit",
      maxLength: "Invaild phone number, It should only have max 10 digit",
    },
    website: {},
    description: { required: "Description is required" },
  },
};
