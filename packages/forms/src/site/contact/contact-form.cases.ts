import type { FormCases } from "../forms.cases.ts";
import { contactForm, type ContactValues } from "./contact-form.ts";

export const contact: FormCases<ContactValues> = {
  form: contactForm,
  input: { topic: "Ad Sales", email: "ada@example.com", description: "Hello" },
  valid: [
    [
      "spaces around",
      { topic: " Ad Sales\r\n", email: "\tada@example.com ", description: "\n\nHello\ufeff" },
      {},
    ],
    ["a browser's line breaks", { description: "a\r\n\r\nb" }, { description: "a\n\nb" }],
    ["10,000 characters", { description: "ẹ̀".repeat(5000) }],
    ["only an emoji", { description: "👩🏾‍❤️‍👨🏿" }],
    ["markup, kept as text", { description: "<b>&amp;" }],
    ["half of a surrogate pair", { description: "\ud83d" }],
    ["unknown keys, dropped", { admin: true, constructor: "x" }, {}],
  ],
  invalid: [
    [
      "blank fields",
      { topic: " ", email: "\t\r\n", description: "\u00a0\u3000" },
      { topic: "Topic is required", email: "Email is required", description: "Description is required" },
    ],
    ["only a topic missing [spec 106]", { topic: "" }, { topic: "Topic is required" }],
    ["an unknown topic", { topic: "Refunds" }, { topic: "Topic is required" }],
    ["a topic in another case", { topic: "ad sales" }, { topic: "Topic is required" }],
    ["a topic named by an object", { topic: "constructor" }, { topic: "Topic is required" }],
    ["only an email missing [spec 105]", { email: undefined }, { email: "Email is required" }],
    ["no email address [spec 105]", { email: "ada" }, { email: "Must be a valid email" }],
    [
      "a header in the email",
      { email: "ada@example.com\r\nBcc: a@b.ng" },
      { email: "Must be a valid email" },
    ],
    [
      "only a description missing [spec 107]",
      { description: "" },
      { description: "Description is required" },
    ],
    ["zero-width text", { description: "\u200b\u2060\u00ad" }, { description: "Description is required" }],
    ["control characters", { description: "\u0000\u0007" }, { description: "Description is required" }],
  ],
};
