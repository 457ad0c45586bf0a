import type { FormCases } from "../forms.cases.ts";
import { partnershipForm, type PartnershipValues } from "./partnership-form.ts";

const notDigits = { phoneNumber: "Invaild phone number" };
const twoNumbers = { phoneNumber: "Please enter one number only" };
const tooShort = { phoneNumber: "Invaild phone number, It should be min 10 digit" };
const tooLong = { phoneNumber: "Invaild phone number, It should only have max 10 digit" };
const tenDigits = { phoneNumber: "8031234567" };

export const businessRequest: FormCases<PartnershipValues> = {
  form: partnershipForm,
  input: {
    name: "Ada Obi",
    businessname: "Obi Foods",
    email: "ada@example.com",
    ...tenDigits,
    website: "obi.example",
    description: "We bake.",
  },
  valid: [
    ["every field filled in [spec 111, 146]", {}],
    ["no business name [spec 113]", { businessname: "" }],
    ["no website [spec 113]", { website: "" }],
    ["blank optional fields", { businessname: " ", website: "\t" }, { businessname: "", website: "" }],
    ["optional fields of wrong types", { businessname: 1, website: {} }, { businessname: "", website: "" }],
    ["a website that is none", { website: "ask me" }],
    ["a name of two letters [spec 108, 146]", { name: "Bo" }],
    ["a name of fifty letters [spec 108, 146]", { name: "a".repeat(50) }],
    ["a name of fifty emoji", { name: "🦁".repeat(50) }],
    ["a name of 26 letters with two marks each", { name: "o\u0323\u0300".repeat(26) }],
    ["a name of fifty joined emoji", { name: "👩🏾‍❤️‍💋‍👨🏿".repeat(50) }],
    ["spaces around", { name: " Ada Obi\r\n", description: "\nWe bake. " }, {}],
    ["a phone number of zeros", { phoneNumber: "0000000000" }],
    ["a phone number of Arabic digits", { phoneNumber: "٨٠٣١٢٣٤٥٦٧" }, tenDigits],
    [
      "a phone number with its country, which it keeps",
      { phoneNumber: "+234 (0)803 123 4567" },
      { phoneNumber: "+2348031234567" },
    ],
    ["an email address with what copying adds", { email: "Ada <ada@example.com>,\u200b" }, {}],
  ],
  invalid: [
    [
      "blank fields",
      { name: " ", email: "\t", phoneNumber: "\u00a0", description: "\r\n" },
      {
        name: "Name is required",
        email: "Email is required",
        phoneNumber: "Phone Number is required",
        description: "Description is required",
      },
    ],
    ["only a name missing [spec 108]", { name: "" }, { name: "Name is required" }],
    ["a name of one letter [spec 108, 146]", { name: "A" }, { name: "Too Short!" }],
    ["a name of one emoji", { name: "🦁" }, { name: "Too Short!" }],
    ["a name of one letter and a space", { name: "A " }, { name: "Too Short!" }],
    ["a name of 51 letters [spec 108, 146]", { name: "a".repeat(51) }, { name: "Too Long!" }],
    [
      "a name of one letter with marks without end",
      { name: "o" + "\u0300".repeat(1000) },
      { name: "Too Short!" },
    ],
    ["a name that cannot be seen", { name: "\u200b\u2060" }, { name: "Name is required" }],
    ["only an email missing [spec 109]", { email: "" }, { email: "Email is required" }],
    ["no email address [spec 109]", { email: "ada@" }, { email: "Must be a valid email" }],
    [
      "only a phone number missing [spec 110]",
      { phoneNumber: "" },
      { phoneNumber: "Phone Number is required" },
    ],
    ["a phone number of separators", { phoneNumber: "(--) ." }, { phoneNumber: "Phone Number is required" }],
    ["a phone number with a plus sign, too short [spec 110]", { phoneNumber: "+234803123" }, notDigits],
    ["a phone number with an exponent", { phoneNumber: "8031234e10" }, notDigits],
    ["a phone number with a letter, too short", { phoneNumber: "80x" }, notDigits],
    ["two phone numbers", { phoneNumber: "803 123 4567 / 805 987 6543" }, twoNumbers],
    [
      "a phone number of nine digits and a space [spec 110, 111, 146]",
      { phoneNumber: "803 123456" },
      tooShort,
    ],
    ["a phone number of eleven digits [spec 110, 111, 146]", { phoneNumber: "08031234567" }, tooLong],
    [
      "only a description missing [spec 112]",
      { description: " " },
      { description: "Description is required" },
    ],
  ],
};
