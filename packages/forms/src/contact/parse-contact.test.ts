import { expect, test } from "vitest";
import { parseContact, validateContact } from "../index.ts";
import { invalidCases, validCases } from "./parse-contact.cases.ts";

test.for(validCases)("a contact message is valid with %s", ([, input, values]) => {
  expect(parseContact(input)).toStrictEqual({ status: "valid", values });
  expect(validateContact(input)).toStrictEqual({});
});

test.for(invalidCases)("a contact message is invalid with %s", ([, input, errors]) => {
  expect(parseContact(input)).toStrictEqual({ status: "invalid", errors });
  expect(validateContact(input)).toStrictEqual(errors);
});

test("errors come in the order of the form", () => {
  expect(Object.keys(validateContact({}))).toStrictEqual(["topic", "email", "description"]);
});

test("each field is read once, so what was checked is what comes out", () => {
  const answers = ["ada@example.com", "not an email"];
  const input = {
    topic: "Ad Sales",
    get email() {
      return answers.shift();
    },
    description: "Hello",
  };
  expect(parseContact(input)).toMatchObject({ values: { email: "ada@example.com" } });
});

test("the input is left as it was", () => {
  const input = Object.freeze({ topic: " Ad Sales ", email: "", extra: 1 });
  validateContact(input);
  expect(input).toStrictEqual({ topic: " Ad Sales ", email: "", extra: 1 });
});
