import type { FieldErrors } from "../../define-form/form.ts";
import type { ContactValues } from "./contact-form.ts";

type ContactErrors = FieldErrors<ContactValues>;

const message: ContactValues = { topic: "Ad Sales", email: "ada@example.com", description: "Hello" };

const nothing: ContactErrors = {
  topic: "Topic is required",
  email: "Email is required",
  description: "Description is required",
};

const long = "ẹ̀".repeat(5_000); // 10,000 code points

class Visitor {
  get email() {
    return "ada@example.com";
  }
}

function refuse(): never {
  throw new Error("refused");
}

/** [description, input, parsed values] */
export const validCases: readonly (readonly [name: string, input: unknown, values: ContactValues])[] = [
  ["every field filled in", message, message],
  ["Ad Sales", { ...message, topic: "Ad Sales" }, { ...message, topic: "Ad Sales" }],
  ["Success Stories", { ...message, topic: "Success Stories" }, { ...message, topic: "Success Stories" }],
  ["Help / Support", { ...message, topic: "Help / Support" }, { ...message, topic: "Help / Support" }],
  [
    "Question about something else",
    { ...message, topic: "Question about something else" },
    { ...message, topic: "Question about something else" },
  ],
  [
    "stray spaces, tabs and line ends around",
    { topic: " Ad Sales\r\n", email: "\tada@example.com ", description: "\n\nHello\u00a0\ufeff" },
    message,
  ],
  [
    "line breaks as a browser posts them",
    { ...message, description: "a\r\n\r\nb" },
    { ...message, description: "a\n\nb" },
  ],
  ["line breaks of old", { ...message, description: "a\rb" }, { ...message, description: "a\nb" }],
  ["a description of one character", { ...message, description: "?" }, { ...message, description: "?" }],
  ["10,000 characters", { ...message, description: long }, { ...message, description: long }],
  ["Yoruba", { ...message, description: "Ọlá Adéṣínà" }, { ...message, description: "Ọlá Adéṣínà" }],
  ["only an emoji", { ...message, description: "👩🏾‍❤️‍👨🏿" }, { ...message, description: "👩🏾‍❤️‍👨🏿" }],
  ["right-to-left text", { ...message, description: "‏مرحبا" }, { ...message, description: "‏مرحبا" }],
  ["markup, kept as text", { ...message, description: "<b>&amp;" }, { ...message, description: "<b>&amp;" }],
  ["half of a surrogate pair", { ...message, description: "\ud83d" }, { ...message, description: "\ud83d" }],
  ["unknown keys, dropped", { ...message, admin: true, constructor: "x" }, message],
  [
    "an own __proto__ key, dropped",
    JSON.parse(JSON.stringify(message).replace("{", '{"__proto__":{},')),
    message,
  ],
  ["an object without a prototype", Object.assign(Object.create(null), message), message],
  ["an array that carries the fields", Object.assign([], message), message],
];

/** [description, input, messages] */
export const invalidCases: readonly (readonly [name: string, input: unknown, errors: ContactErrors])[] = [
  ["no fields", {}, nothing],
  ["empty fields", { topic: "", email: "", description: "" }, nothing],
  ["blank fields", { topic: " ", email: "\t\r\n", description: "\u00a0\u3000" }, nothing],
  ["fields of null", { topic: null, email: null, description: null }, nothing],
  ["fields of undefined", { topic: undefined, email: undefined, description: undefined }, nothing],
  ["numbers and booleans", { topic: 1, email: 0, description: true }, nothing],
  ["lists of text", { topic: ["Ad Sales"], email: ["ada@example.com"], description: ["Hello"] }, nothing],
  ["objects with text", { topic: { toString: () => "Ad Sales" }, email: {}, description: {} }, nothing],
  ["functions and symbols", { topic: refuse, email: Symbol("ada"), description: 1n }, nothing],
  ["nothing: undefined", undefined, nothing],
  ["nothing: null", null, nothing],
  ["a number", 42, nothing],
  ["a text", JSON.stringify(message), nothing],
  ["a list", [message], nothing],
  ["a map", new Map(Object.entries(message)), nothing],
  ["inherited fields", Object.create(message), nothing],
  ["a getter of a class", new Visitor(), nothing],
  ["fields of a __proto__", { __proto__: message }, nothing],
  ["fields inside an own __proto__ key", JSON.parse(`{"__proto__":${JSON.stringify(message)}}`), nothing],
  ["a revoked proxy", revokedProxy(), nothing],
  ["a proxy that refuses", new Proxy(message, { getOwnPropertyDescriptor: refuse }), nothing],
  [
    "a getter that throws",
    Object.defineProperty({ ...message }, "email", { get: refuse }),
    { email: "Email is required" },
  ],
  ["only a topic missing [spec 106]", { ...message, topic: "" }, { topic: "Topic is required" }],
  ["an unknown topic", { ...message, topic: "Refunds" }, { topic: "Topic is required" }],
  ["a topic in another case", { ...message, topic: "ad sales" }, { topic: "Topic is required" }],
  ["a topic with a line end inside", { ...message, topic: "Ad\r\nSales" }, { topic: "Topic is required" }],
  ["a topic named by an object", { ...message, topic: "constructor" }, { topic: "Topic is required" }],
  ["only an email missing [spec 105]", { ...message, email: undefined }, { email: "Email is required" }],
  ["no email address [spec 105]", { ...message, email: "ada" }, { email: "Must be a valid email" }],
  [
    "a header smuggled into the email",
    { ...message, email: "ada@example.com\r\nBcc: all@example.com" },
    { email: "Must be a valid email" },
  ],
  [
    "a 10,000 character email",
    { ...message, email: `${"a".repeat(10_000)}@example.com` },
    { email: "Must be a valid email" },
  ],
  [
    "only a description missing [spec 107]",
    { ...message, description: "" },
    { description: "Description is required" },
  ],
  [
    "zero-width text",
    { ...message, description: "\u200b\u2060\u00ad" },
    { description: "Description is required" },
  ],
  [
    "control characters",
    { ...message, description: "\u0000\u0007" },
    { description: "Description is required" },
  ],
];

function revokedProxy(): unknown {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}
