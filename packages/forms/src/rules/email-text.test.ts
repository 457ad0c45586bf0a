import { is } from "superstruct";
import { expect, test } from "vitest";
import { invalidEmails, validEmails } from "./email-text.cases.ts";
import { emailText } from "./email-text.ts";

test.for(validEmails)("%j is an email address", (text) => {
  expect(is(text, emailText)).toBe(true);
});

test.for(invalidEmails)("%j is not an email address", (text) => {
  expect(is(text, emailText)).toBe(false);
});

test("the two longest cases are on either side of the limit of 254 characters", () => {
  expect(Math.max(...validEmails.map((text) => text.length))).toBe(254);
  expect(invalidEmails.at(-1)).toHaveLength(255);
});
