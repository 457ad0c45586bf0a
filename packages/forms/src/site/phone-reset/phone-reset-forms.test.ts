import { expect, test } from "vitest";
import { oneTimeCodeForm, phoneNumberForm } from "../index.ts";
import { checkForm } from "../../testing/check-form.ts";
import { codes, invalidPhones, validPhones } from "./phone-reset-forms.cases.ts";

const badNumber = "Please enter valid mobile number";
const badCode = "Please enter OTP";
const errorsOf = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, badNumber]));

test.for(validPhones)("a phone number is valid with %s", ([, input, values]) => {
  expect(phoneNumberForm.parse(input)).toStrictEqual({ status: "valid", values });
});

test.for(invalidPhones)("a phone number is invalid with %s", ([, input, fields]) => {
  expect(phoneNumberForm.parse(input)).toStrictEqual({ status: "invalid", errors: errorsOf(fields) });
});

test.for(codes)("the code %o is parsed as %o [spec 115]", ([typed, code]) => {
  expect(oneTimeCodeForm.parse({ code: typed })).toStrictEqual(
    code === undefined
      ? { status: "invalid", errors: { code: badCode } }
      : { status: "valid", values: { code } },
  );
});

test("the number's messages are the same for every input format, and its HTML attributes match its rules", () => {
  const right = validPhones.map(([what, input]) => [what, input, {}] as const);
  const wrong = invalidPhones.map(([what, input, fields]) => [what, input, errorsOf(fields)] as const);
  expect(() => checkForm(phoneNumberForm, [...right, ...wrong])).not.toThrow();
});

test("the code's messages are the same for every input format, and its HTML attributes match its rules", () => {
  const rows = codes.map(
    ([code, taken]) => [String(code), { code }, taken ? {} : { code: badCode }] as const,
  );
  expect(() => checkForm(oneTimeCodeForm, rows)).not.toThrow();
});
