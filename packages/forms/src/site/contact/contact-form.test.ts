import { expect, test } from "vitest";
import { contactForm } from "../index.ts";
import { checkForm } from "../../testing/check-form.ts";
import { invalidCases, validCases } from "./contact-form.cases.ts";

test.for(validCases)("a contact message is valid with %s", ([, input, values]) => {
  expect(contactForm.parse(input)).toStrictEqual({ status: "valid", values });
  expect(contactForm.validate(input)).toStrictEqual({});
});

test.for(invalidCases)("a contact message is invalid with %s", ([, input, errors]) => {
  expect(contactForm.parse(input)).toStrictEqual({ status: "invalid", errors });
  expect(contactForm.validate(input)).toStrictEqual(errors);
});

test("errors are in the form's order", () => {
  expect(Object.keys(contactForm.validate({}))).toStrictEqual(["topic", "email", "description"]);
});

test("each field is read once, so the validated text is the returned text", () => {
  const answers = ["ada@example.com", "not an email"];
  const input = {
    topic: "Ad Sales",
    get email() {
      return answers.shift();
    },
    description: "Hello",
  };
  expect(contactForm.parse(input)).toMatchObject({ values: { email: "ada@example.com" } });
});

test("the input is not modified", () => {
  const input = Object.freeze({ topic: " Ad Sales ", email: "", extra: 1 });
  contactForm.validate(input);
  expect(input).toStrictEqual({ topic: " Ad Sales ", email: "", extra: 1 });
});

test("its messages are the same for every input format, and its HTML attributes match its rules", () => {
  const right = validCases.map(([what, input]) => [what, input, {}] as const);
  expect(() => checkForm(contactForm, [...right, ...invalidCases])).not.toThrow();
});

test("a native post and a script send the same text, whatever their line breaks are", () => {
  const message = { topic: "Ad Sales", email: "ada@example.com" };
  const posted = new FormData();
  for (const [name, text] of Object.entries({ ...message, description: "One\r\nTwo" }))
    posted.set(name, text);
  expect(contactForm.parse(posted)).toStrictEqual(contactForm.parse({ ...message, description: "One\nTwo" }));
});
