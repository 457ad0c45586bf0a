import { is } from "superstruct";
import { expect, test } from "vitest";
import { invalidEmails, validEmails } from "./email-text.cases.ts";
import { emailText } from "./email-text.ts";

test.for(validEmails)("%j is an email address", (text) => {
  expect(is(text, emailText)).toBe(true);
});

test.for(invalidEmails)("%j is no email address", (text) => {
  expect(is(text, emailText)).toBe(false);
});

test("the length limit lies between the two longest cases: 254 characters", () => {
  expect(Math.max(...validEmails.map((text) => text.length))).toBe(254);
  expect(invalidEmails.at(-1)).toHaveLength(255);
});
