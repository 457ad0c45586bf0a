import { expect, test } from "vitest";
import { contactForm } from "../site/index.ts";

const message = { topic: "Ad Sales", email: "ada@example.com", description: "Hello" };

test.for<[what: string, set: (data: FormData | URLSearchParams) => void, typed: string]>([
  ["is missing", () => {}, ""],
  ["is given once", (data) => data.append("email", " ada"), " ada"],
  ["is given twice", (data) => ["ada", "eve"].forEach((text) => data.append("email", text)), ""],
  ["has a browser's line breaks", (data) => data.append("email", "a\r\nb\rc\nd"), "a\nb\nc\nd"],
])("a posted field that %s is read as text", ([, set, typed]) => {
  // A Node server decodes a body to the latter.
  for (const data of [new FormData(), new URLSearchParams()]) {
    set(data);
    expect(contactForm.readInput(data)).toStrictEqual({ ...contactForm.emptyValues, email: typed });
  }
});

test("a posted file is no text", () => {
  const data = new FormData();
  data.append("email", new File(["ada"], "ada.txt"));
  expect(contactForm.readInput(data)).toStrictEqual(contactForm.emptyValues);
});

function refuse(): never {
  throw new Error("refused");
}

class Visitor {
  get email() {
    return "ada@example.com";
  }
}

const revoked = Proxy.revocable({}, {});
revoked.revoke();

test.for<[what: string, input: unknown]>([
  ["undefined", undefined],
  ["null", null],
  ["a number", 7],
  ["a text", JSON.stringify(message)],
  ["a list", [message]],
  ["a map", new Map(Object.entries(message))],
  ["lists of text", { topic: ["Ad Sales"], email: ["ada@example.com"] }],
  ["objects with text", { topic: { toString: () => "Ad Sales" }, email: {}, description: null }],
  ["a function, a symbol and a number", { topic: refuse, email: Symbol("ada"), description: 7 }],
  ["a boolean and a big number", { email: true, description: 1n }],
  ["inherited fields", Object.create(message)],
  ["a getter of a class", new Visitor()],
  ["a getter that throws", Object.defineProperty({}, "email", { get: refuse })],
  ["fields inside an own __proto__ key", JSON.parse(`{"__proto__":${JSON.stringify(message)}}`)],
  ["a revoked proxy", revoked.proxy],
  ["a proxy that throws", new Proxy(message, { getOwnPropertyDescriptor: refuse })],
])("%s is read as an empty form", ([, input]) => {
  expect(contactForm.readInput(input)).toStrictEqual(contactForm.emptyValues);
});

test("each field is read once, so the validated text is the returned text", () => {
  const answers = ["ada@example.com", "not an email"];
  const input = Object.defineProperty({ ...message }, "email", { get: () => answers.shift() });
  expect(contactForm.parse(input)).toMatchObject({ values: { email: "ada@example.com" } });
});
