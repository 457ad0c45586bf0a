import { expect, test } from "vitest";
import { oneTimeCodeForm, resetPhoneForm } from "../index.ts";
import { checkForm } from "../testing/check-form.ts";
import { codes, invalidPhones, validPhones } from "./phone-reset-forms.cases.ts";

const badNumber = "Please enter valid mobile number";
const badCode = "Please enter OTP";
const errorsOf = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, badNumber]));

test.for(validPhones)("a phone number is taken with %s", ([, input, values]) => {
  expect(resetPhoneForm.parse(input)).toStrictEqual({ status: "valid", values });
});

test.for(invalidPhones)("a phone number is refused with %s", ([, input, fields]) => {
  expect(resetPhoneForm.parse(input)).toStrictEqual({ status: "invalid", errors: errorsOf(fields) });
});

test.for(codes)("of the code typed as %o comes %o", ([typed, code]) => {
  expect(oneTimeCodeForm.parse({ code: typed })).toStrictEqual(
    code === undefined
      ? { status: "invalid", errors: { code: badCode } }
      : { status: "valid", values: { code } },
  );
});

test("the number's messages are the same however it comes in, and its attributes say what its rules do", () => {
  const right = validPhones.map(([what, input]) => [what, input, {}] as const);
  const wrong = invalidPhones.map(([what, input, fields]) => [what, input, errorsOf(fields)] as const);
  expect(() => checkForm(resetPhoneForm, [...right, ...wrong])).not.toThrow();
});

test("the code's messages are the same however it comes in, and its attributes say what its rules do", () => {
  const rows = codes.map(
    ([code, taken]) => [String(code), { code }, taken ? {} : { code: badCode }] as const,
  );
  expect(() => checkForm(oneTimeCodeForm, rows)).not.toThrow();
});
