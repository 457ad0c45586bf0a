import { is } from "superstruct";
import { expect, test } from "vitest";
import { cleanEmail, emailText } from "./email-text.ts";

const label63 = "a".repeat(63);
const domain189 = `${label63}.${label63}.${"a".repeat(61)}`;

const validEmails = [
  "a@b.c",
  "ada@example.com",
  "Ada.Lovelace@Example.COM",
  "ada+matchfront@mail.example.co.uk",
  "ada_o'neil-1@example.com",
  ".dots..anywhere.@example.com",
  "!#$%&'*+/=?^_`{|}~-@example.com",
  "1@1.1",
  "ada@xn--lgos-5na.ng",
  "ada@a-b--c.example",
  `ada@${label63}.com`,
  `${"a".repeat(64)}@${domain189}`,
];

const invalidEmails = [
  "ada",
  "ada@",
  "@example.com",
  "ada@localhost",
  "ada@@example.com",
  "ada@example.com.",
  "ada@.example.com",
  "ada@example..com",
  "ada@-example.com",
  "ada@example-.com",
  "ada@exam_ple.com",
  "ada@[127.0.0.1]",
  "ada lovelace@example.com",
  "ada@example .com",
  '"ada"@example.com',
  "ada(comment)@example.com",
  "Ada <ada@example.com>",
  "ada@example.com,bob@example.com",
  "mailto:ada@example.com",
  "ọlá@example.com",
  "ada@ẹkọ.ng",
  "ada@example.com\nbob@example.com",
  "ada@example.com\u0000",
  "ada\u200b@example.com",
  `ada@${label63}a.com`,
  `${"a".repeat(65)}@${domain189}`,
];

test.for(validEmails)("%j is an email address", (text) => {
  expect(is(text, emailText)).toBe(true);
  expect(cleanEmail(text)).toBe(text);
});

test.for(invalidEmails)("%j is not an email address", (text) => {
  expect(is(text, emailText)).toBe(false);
});

test.for([
  " ada@example.com\u00a0\n",
  "\u200bada@exam\u00adple.com\ufeff",
  "\u2068ada@example.com\u2069",
  "mailto:ada@example.com?subject=Hello",
  "E-mail: ada@example.com",
  "<ada@example.com>",
  "Ada Obi <ada@example.com>;",
  '"Obi, Ada" <ada@example.com>',
  "ada@example.com <ada@example.com>",
  "'ada@example.com' <ada@example.com>",
  "Ada <mailto:ada@example.com>",
  "ada@example.com,",
  "ada@example.com.",
  "(ada@example.com)",
  "“ada@example.com”",
  "'ada@example.com'",
  "*ada@example.com*",
  "ada＠example．com",
  "ａｄａ@example。com",
])("%j is cleaned", (text) => {
  expect(cleanEmail(text)).toBe("ada@example.com");
});

test.for([
  "ada@example .com",
  "Ada <ada@example.com>, Bob <bob@example.com>",
  "ada@example.com <bob@example.com>",
  "https://ada@example.com",
  "ada@example.com\r\nBcc: bob@example.com",
])("%j is no address, even cleaned", (text) => {
  expect(is(cleanEmail(text), emailText)).toBe(false);
});

test("returns a text that is too long for an address as it is, without a delay", () => {
  expect(cleanEmail(`${"!".repeat(100_000)}a`)).toHaveLength(100_001);
});

test("the two longest cases are on either side of the limit of 254 characters", () => {
  expect(Math.max(...validEmails.map((text) => text.length))).toBe(254);
  expect(invalidEmails.at(-1)).toHaveLength(255);
});
