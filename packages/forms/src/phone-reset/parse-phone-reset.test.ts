import { expect, test } from "vitest";
import { parseOneTimeCode, parseResetPhone } from "../index.ts";
import { codes, invalidPhones, validPhones } from "./parse-phone-reset.cases.ts";

test.for(validPhones)("a phone number is taken with %s", ([, input, values]) => {
  expect(parseResetPhone(input)).toStrictEqual({ status: "valid", values });
});

test.for(invalidPhones)("a phone number is refused with %s", ([, input, fields]) => {
  const errors = Object.fromEntries(fields.map((field) => [field, "Please enter valid mobile number"]));
  expect(parseResetPhone(input)).toStrictEqual({ status: "invalid", errors });
});

test.for(codes)("of the code typed as %o comes %o", ([typed, code]) => {
  expect(parseOneTimeCode(typed)).toStrictEqual(
    code === undefined
      ? { status: "invalid", errors: { code: "Please enter OTP" } }
      : { status: "valid", values: { code } },
  );
});
