import { expect, test } from "vitest";
import { businessRequestCopy, businessRequestSchema, contactCopy, emptyBusinessRequest } from "../index.ts";

test("the words of the specification are kept byte for byte", () => {
  expect(businessRequestCopy).toMatchObject({
    fields: {
      name: { label: "Your Name *" },
      businessname: { label: "Business Name (optional)" },
      email: { label: "Email *" },
      phoneNumber: { label: "Phone Number *" },
      website: { label: "Website (optional)" },
      description: { label: "Tell us about your Business and what you seek to advertise" },
    },
    intents: { advertising: { heading: "We will get back to you within 24 Hours" } },
    send: "Submit",
    sending: "Loading...",
    thanks: contactCopy.thanks,
  });
});

test("schema, messages and the empty form name the same fields in the order of the specification", () => {
  const fields = ["name", "businessname", "email", "phoneNumber", "website", "description"];
  expect(Object.keys(businessRequestSchema.schema)).toStrictEqual(fields);
  expect(Object.keys(businessRequestCopy.errors)).toStrictEqual(fields);
  expect(Object.keys(emptyBusinessRequest)).toStrictEqual(fields);
  expect(Object.keys(businessRequestCopy.fields)).toStrictEqual(fields);
});
