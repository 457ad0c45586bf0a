import type { FieldErrors } from "../../define-form/form.ts";
import type { PartnershipValues } from "./partnership-form.ts";

type Errors = FieldErrors<PartnershipValues>;

/** A valid request. */
export const request: PartnershipValues = {
  name: "Ada Obi",
  businessname: "Obi Foods",
  email: "ada@example.com",
  phoneNumber: "8031234567",
  website: "obi.example",
  description: "We bake.",
};

const nothing: Errors = {
  name: "Name is required",
  email: "Email is required",
  phoneNumber: "Phone Number is required",
  description: "Description is required",
};

const notDigits: Errors = { phoneNumber: "Invaild phone number" };
const tooShort: Errors = { phoneNumber: "Invaild phone number, It should be min 10 digit" };
const tooLong: Errors = {
  phoneNumber: "Invaild phone number, It should only have max 10 digit",
};

/** [description, fields that differ from a full request, parsed fields that differ from `request`] */
export const validCases: readonly (readonly [
  name: string,
  typed: Readonly<Record<string, unknown>>,
  read: Partial<PartnershipValues>,
])[] = [
  ["every field filled in [spec 111, 146]", {}, {}],
  ["no business name [spec 113]", { businessname: "" }, { businessname: "" }],
  ["no website [spec 113]", { website: "" }, { website: "" }],
  ["blank optional fields", { businessname: " ", website: "\t" }, { businessname: "", website: "" }],
  ["optional fields left out", { businessname: undefined, website: null }, { businessname: "", website: "" }],
  ["optional fields of a wrong type", { businessname: 1, website: {} }, { businessname: "", website: "" }],
  ["a website that is none", { website: "ask me" }, { website: "ask me" }],
  ["a name of two letters [spec 108, 146]", { name: "Bo" }, { name: "Bo" }],
  ["a name of fifty letters [spec 108, 146]", { name: "a".repeat(50) }, { name: "a".repeat(50) }],
  ["a name of fifty emoji", { name: "🦁".repeat(50) }, { name: "🦁".repeat(50) }],
  ["a Yoruba name", { name: "Ọlá Adéṣínà" }, { name: "Ọlá Adéṣínà" }],
  ["a phone number of zeros", { phoneNumber: "0000000000" }, { phoneNumber: "0000000000" }],
  [
    "stray spaces around",
    { name: " Ada Obi\r\n", phoneNumber: " 8031234567\t", description: "\nWe bake. " },
    {},
  ],
  ["a phone number with spaces", { phoneNumber: "803 123 4567" }, {}],
  ["a phone number with brackets and a hyphen", { phoneNumber: "(803) 123-4567" }, {}],
  ["a phone number with dots", { phoneNumber: "803.123.4567" }, {}],
  ["a phone number with dashes and a hard space", { phoneNumber: "803–123—45\u00a067" }, {}],
  [
    "a phone number copied from a chat, with invisible marks",
    { phoneNumber: "\u202a803 123 4567\u202c" },
    {},
  ],
  ["unknown fields, dropped", { admin: true, topic: "Ad Sales" }, {}],
];

/** [description, input, messages] */
export const invalidCases: readonly (readonly [name: string, input: unknown, errors: Errors])[] = [
  ["no fields", {}, nothing],
  ["nothing: undefined", undefined, nothing],
  ["nothing: null", null, nothing],
  ["a text", "Ada", nothing],
  ["a list", [request], nothing],
  ["blank fields", { name: " ", email: "\t", phoneNumber: "\u00a0", description: "\r\n" }, nothing],
  [
    "fields of wrong types",
    { name: ["Ada"], email: 1, phoneNumber: 8_031_234_567, description: {} },
    nothing,
  ],
  ["only a name missing [spec 108]", { ...request, name: "" }, { name: "Name is required" }],
  ["a name of one letter [spec 108, 146]", { ...request, name: "A" }, { name: "Too Short!" }],
  ["a name of one emoji", { ...request, name: "🦁" }, { name: "Too Short!" }],
  ["a name of one letter and a space", { ...request, name: "A " }, { name: "Too Short!" }],
  ["a name of 51 letters [spec 108, 146]", { ...request, name: "a".repeat(51) }, { name: "Too Long!" }],
  ["a name of 10,000 letters", { ...request, name: "a".repeat(10_000) }, { name: "Too Long!" }],
  ["a name that cannot be seen", { ...request, name: "\u200b\u2060" }, { name: "Name is required" }],
  ["only an email missing [spec 109]", { ...request, email: "" }, { email: "Email is required" }],
  ["no email address [spec 109]", { ...request, email: "ada@" }, { email: "Must be a valid email" }],
  [
    "only a phone number missing [spec 110]",
    { ...request, phoneNumber: "" },
    { phoneNumber: "Phone Number is required" },
  ],
  ["a phone number with a plus sign [spec 110]", { ...request, phoneNumber: "+234803123" }, notDigits],
  ["a phone number with a slash", { ...request, phoneNumber: "803/1234567" }, notDigits],
  ["a phone number with a comma", { ...request, phoneNumber: "803,1234567" }, notDigits],
  ["a phone number with an underscore", { ...request, phoneNumber: "803_1234567" }, notDigits],
  [
    "a phone number of separators only",
    { ...request, phoneNumber: "(--) ." },
    { phoneNumber: "Phone Number is required" },
  ],
  ["a phone number with an exponent", { ...request, phoneNumber: "8031234e10" }, notDigits],
  ["a phone number with a letter, too short", { ...request, phoneNumber: "80x" }, notDigits],
  ["a phone number of Arabic digits", { ...request, phoneNumber: "٨٠٣١٢٣٤٥٦٧" }, notDigits],
  ["a phone number of full-width digits", { ...request, phoneNumber: "８０３１２３４５６７" }, notDigits],
  ["a phone number of one digit", { ...request, phoneNumber: "8" }, tooShort],
  ["a phone number of nine digits [spec 110, 111, 146]", { ...request, phoneNumber: "803123456" }, tooShort],
  ["a phone number of nine digits and a space", { ...request, phoneNumber: "803 123456" }, tooShort],
  [
    "a phone number of eleven digits [spec 110, 111, 146]",
    { ...request, phoneNumber: "08031234567" },
    tooLong,
  ],
  ["a phone number of 10,000 digits", { ...request, phoneNumber: "8".repeat(10_000) }, tooLong],
  [
    "only a description missing [spec 112]",
    { ...request, description: " " },
    { description: "Description is required" },
  ],
];
