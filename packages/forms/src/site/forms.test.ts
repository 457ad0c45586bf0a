import { describe, expect, test } from "vitest";
import { checkForm } from "../testing/check-form.ts";
import { ambassador } from "./ambassador/ambassador-form.cases.ts";
import { businessRequest } from "./business-request/business-request.cases.ts";
import { contact } from "./contact/contact-form.cases.ts";
import type { FormCases } from "./forms.cases.ts";
import {
  advertisingForm,
  contactForm,
  partnershipForm,
  passwordResetForm,
  phoneResetCopy,
  submitCopy,
} from "./index.ts";
import { passwordReset } from "./password-reset/password-reset-form.cases.ts";
import { oneTimeCode, phoneNumber } from "./phone-reset/phone-reset-forms.cases.ts";

const all: readonly FormCases<Record<string, string>>[] = [
  contact,
  businessRequest,
  { ...businessRequest, form: advertisingForm },
  ambassador,
  passwordReset,
  phoneNumber,
  oneTimeCode,
];

describe.each(all)("the $form.name form", ({ form, input, valid, invalid }) => {
  test.for(valid)("accepts %s", ([, changes, values = changes]) => {
    expect(form.parse({ ...input, ...changes })).toStrictEqual({
      status: "valid",
      values: { ...input, ...values },
    });
  });

  test.for(invalid)("rejects %s", ([, changes, errors]) => {
    expect(form.parse({ ...input, ...changes })).toStrictEqual({ status: "invalid", errors });
  });

  test("has the same messages in every input format, and attributes that match its rules", () => {
    const cases = [["the input", {}] as const, ...valid].map(
      ([what, changes]) => [what, { ...input, ...changes }, {}] as const,
    );
    const rejected = invalid.map(
      ([what, changes, errors]) => [what, { ...input, ...changes }, errors] as const,
    );
    expect(() => checkForm(form, [...cases, ...rejected])).not.toThrow();
  });
});

const business = {
  fields: {
    name: { label: "Your Name *" },
    businessname: { label: "Business Name (optional)" },
    email: { label: "Email *" },
    phoneNumber: { label: "Phone Number *" },
    website: { label: "Website (optional)" },
    description: { label: "Tell us about your Business and what you seek to advertise" },
  },
  send: "Submit",
};
const contactWords = { fields: { topic: {}, email: {}, description: {} }, send: "Send" };

test.for([
  { form: contactForm, words: contactWords },
  { form: partnershipForm, words: business },
  { form: advertisingForm, words: { ...business, heading: "We will get back to you within 24 Hours" } },
])("the $form.name form has the specification's words and order [spec 96, 143]", ({ form, words }) => {
  expect(form.fieldNames).toStrictEqual(Object.keys(words.fields));
  expect(form.copy).toMatchObject({
    ...words,
    sending: "Loading...",
    thanks: {
      message: "Thank you for your interest! We will get back to you as soon as possible!",
      close: "Close",
    },
  });
});

test("topics, failures and limits are those of the specification [spec 106, 139, 140, 143]", () => {
  expect(contactForm.fields).toMatchObject({
    topic: { options: ["Ad Sales", "Success Stories", "Help / Support", "Question about something else"] },
    description: { recommendedMaxLength: 5000 },
  });
  expect(submitCopy.failure).toBe("something went wrong");
  expect(phoneResetCopy.failures).toMatchObject({
    taken: "Phone Number already exists",
    wrong: "OTP Doesn't match",
  });
});

test("invalidReply returns no password", () => {
  expect(passwordResetForm.invalidReply(passwordReset.input, {})).toMatchObject({
    input: { newPassword: "", confirmPassword: "" },
  });
});
