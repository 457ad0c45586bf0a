import { describe, expect, test } from "vitest";
import { advertisingForm, partnershipForm } from "../index.ts";
import { checkForm } from "../../testing/check-form.ts";
import { invalidCases, request, validCases } from "./business-request.cases.ts";

test.for(validCases)("a business request is valid with %s", ([, typed, read]) => {
  const input = { ...request, ...typed };
  expect(partnershipForm.parse(input)).toStrictEqual({ status: "valid", values: { ...request, ...read } });
  expect(partnershipForm.validate(input)).toStrictEqual({});
});

test.for(invalidCases)("a business request is invalid with %s", ([, input, errors]) => {
  expect(partnershipForm.parse(input)).toStrictEqual({ status: "invalid", errors });
  expect(Object.entries(partnershipForm.validate(input))).toStrictEqual(Object.entries(errors));
});

test("its messages are the same for every input format, and its HTML attributes match its rules", () => {
  const right = validCases.map(([what, typed]) => [what, { ...request, ...typed }, {}] as const);
  expect(() => checkForm(partnershipForm, [...right, ...invalidCases])).not.toThrow();
  expect(() => checkForm(advertisingForm, [...right, ...invalidCases])).not.toThrow();
});

describe.each([partnershipForm, advertisingForm])("the $name form", (form) => {
  test("the words of the specification are kept byte for byte", () => {
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

  test("its fields are in the specification's order", () => {
    const fields = ["name", "businessname", "email", "phoneNumber", "website", "description"];
    expect(form.fieldNames).toStrictEqual(fields);
    expect(Object.keys(form.schema.schema)).toStrictEqual(fields);
    expect(Object.keys(form.emptyValues)).toStrictEqual(fields);
  });
});

test("the advertising form has the specification's heading", () => {
  expect(advertisingForm.copy.heading).toBe("We will get back to you within 24 Hours");
});
