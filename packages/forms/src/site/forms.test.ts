import { describe, expect, test } from "vitest";
import { checkForm } from "../testing/check-form.ts";
import { ambassador } from "./ambassador/ambassador-form.cases.ts";
import { businessRequest } from "./business-request/business-request.cases.ts";
import { contact, emptyInputs } from "./contact/contact-form.cases.ts";
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

test.for(emptyInputs)("%s is read as an empty form", ([, input]) => {
  expect(contactForm.readInput(input)).toStrictEqual({ topic: "", email: "", description: "" });
});

test("each field is read once, so the validated text is the returned text", () => {
  const answers = ["ada@example.com", "not an email"];
  const input = Object.defineProperty({ ...contact.input }, "email", { get: () => answers.shift() });
  expect(contactForm.parse(input)).toMatchObject({ values: { email: "ada@example.com" } });
});

test("the contact form has the specification's words [spec 96, 106, 143]", () => {
  expect(contactForm.fieldNames).toStrictEqual(["topic", "email", "description"]);
  expect(contactForm.fields).toMatchObject({
    topic: { options: ["Ad Sales", "Success Stories", "Help / Support", "Question about something else"] },
    description: { recommendedMaxLength: 5000 },
  });
  expect(contactForm.copy).toMatchObject({
    send: "Send",
    sending: "Loading...",
    thanks: {
      message: "Thank you for your interest! We will get back to you as soon as possible!",
      close: "Close",
    },
  });
  expect(submitCopy.failure).toBe("something went wrong");
});

const businessFields = ["name", "businessname", "email", "phoneNumber", "website", "description"];

test.for([
  [partnershipForm, businessFields],
  [advertisingForm, businessFields],
] as const)("the $0.name form has the specification's words and order", ([form, fields]) => {
  expect(form.fieldNames).toStrictEqual(fields);
  expect(form.copy).toMatchObject({
    fields: {
      name: { label: "Your Name *" },
      businessname: { label: "Business Name (optional)" },
      email: { label: "Email *" },
      phoneNumber: { label: "Phone Number *" },
      website: { label: "Website (optional)" },
      description: { label: "Tell us about your Business and what you seek to advertise" },
    },
    send: "Submit",
    sending: "Loading...",
    thanks: {
      message: "Thank you for your interest! We will get back to you as soon as possible!",
      close: "Close",
    },
  });
});

test("the advertising form has the specification's heading", () => {
  expect(advertisingForm.copy.heading).toBe("We will get back to you within 24 Hours");
});

test("the phone reset has the specification's words [spec 139, 140, 143]", () => {
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
