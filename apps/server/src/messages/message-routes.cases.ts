const fields = { topic: "Ad Sales", email: "ada@example.org", description: "Hello" };
const required = ["topic", "email", "description"];
const tooLong = { description: "x".repeat(33 * 1024) };

export const validJson = JSON.stringify(fields);
export const validForm = formWith({});

type InvalidBody = readonly [given: string, status: number, body: string, invalidFields: readonly string[]];

function jsonWith(change: Record<string, unknown>): string {
  return JSON.stringify({ ...fields, ...change });
}

function formWith(change: Record<string, string>): string {
  return new URLSearchParams({ ...fields, ...change }).toString();
}

export const invalidJson: readonly InvalidBody[] = [
  ["malformed JSON", 400, '{"topic":', []],
  ["an empty body", 400, "", []],
  ["a repeated key", 400, validJson.replace("{", '{"topic":"x",'), []],
  ["a repeated, escaped key", 400, validJson.replace("{", String.raw`{"\u0074opic":"x",`), []],
  ["a __proto__ key", 400, validJson.replace("{", '{"__proto__":{"a":1},'), []],
  ["a poisoned constructor", 400, jsonWith({ constructor: { prototype: {} } }), []],
  ["more than 32 KB", 413, jsonWith(tooLong), []],
  ["null", 422, "null", required],
  ["an object for a text", 422, jsonWith({ email: { toString: 1 } }), ["email"]],
  ["an unknown topic", 422, jsonWith({ topic: "Gossip" }), ["topic"]],
];

export const invalidForms: readonly InvalidBody[] = [
  ["a __proto__ field", 400, `${validForm}&__proto__=x`, []],
  ["more than 32 KB", 413, formWith(tooLong), []],
  ["an empty body", 422, "", required],
  ["a repeated field", 422, `${validForm}&topic=Help+%2F+Support`, ["topic"]],
  ["a line break in the email", 422, formWith({ email: "a@b.cc\nBcc: x@y.zz" }), ["email"]],
];
