import type { ValuesOf } from "../../define-form/form.ts";
import type { FormCases } from "../forms.cases.ts";
import { oneTimeCodeForm } from "./one-time-code-form.ts";
import { phoneNumberForm } from "./phone-number-form.ts";
import type { PhoneNumber } from "../../rules/phone-number.ts";

const noNumber = { phoneNumber: "Please enter valid mobile number" };
const twoNumbers = { phoneNumber: "Please enter one number only" };
const noDialingCode = { dialingCode: "Please enter valid mobile number" };
const noCode = { code: "Please enter OTP" };

export const phoneNumber: FormCases<PhoneNumber> = {
  form: phoneNumberForm,
  input: { dialingCode: "+234", phoneNumber: "8031234567" },
  valid: [
    ["spaces and hyphens", { dialingCode: " +234 ", phoneNumber: " 803\u00a0123-4567 " }, {}],
    ["a leading zero", { phoneNumber: "08031234567" }],
    ["4 digits", { phoneNumber: "1234" }],
    ["15 digits", { phoneNumber: "1".repeat(15) }],
    ["an international prefix", { phoneNumber: "00234 803 123 4567" }, { phoneNumber: "+2348031234567" }],
  ],
  invalid: [
    ["no fields", { dialingCode: "", phoneNumber: undefined }, { ...noDialingCode, ...noNumber }],
    ["a blank number [spec 115]", { phoneNumber: " \u00a0" }, noNumber],
    ["3 digits", { phoneNumber: "123" }, noNumber],
    ["16 digits", { phoneNumber: "1".repeat(16) }, noNumber],
    ["two numbers", { phoneNumber: "0803 123 4567 or 0805 987 6543" }, twoNumbers],
    ["letters", { phoneNumber: "803CALLME" }, noNumber],
    ["a plus sign before a zero", { phoneNumber: "+0803 123 4567" }, noNumber],
    [
      "a country that is not offered",
      { phoneNumber: "+86 138 1234 5678" },
      { phoneNumber: "We don’t support numbers from this country yet" },
    ],
    ["a dialing code without its plus sign [spec 87]", { dialingCode: "234" }, noDialingCode],
    ["a dialing code of no country", { dialingCode: "+999" }, noDialingCode],
    ["the beginning of a dialing code", { dialingCode: "+23" }, noDialingCode],
  ],
};

export const oneTimeCode: FormCases<ValuesOf<typeof oneTimeCodeForm>> = {
  form: oneTimeCodeForm,
  input: { code: "402718" },
  valid: [
    ["a space, a dash and spaces around [spec 115]", { code: " 402\u00a07-18\n" }, { code: "402718" }],
    ["zeros", { code: "000000" }],
    ["4 digits", { code: "1234" }],
    ["10 digits", { code: "1234567890" }],
  ],
  invalid: [
    ["nothing [spec 115]", { code: "" }, noCode],
    ["3 digits", { code: "123" }, noCode],
    ["11 digits", { code: "12345678901" }, noCode],
    ["separators", { code: " - " }, noCode],
    ["a letter", { code: "40271a" }, noCode],
    ["two codes", { code: "402718, not 402719" }, noCode],
  ],
};
