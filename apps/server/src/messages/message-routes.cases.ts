/** A request that must be refused with nothing stored. */
export interface RefusedRequest {
  readonly name: string;
  readonly type: string | undefined;
  readonly body: string;
  readonly status: number;
  /** Further headers. */
  readonly headers?: Record<string, string>;
  /** The fields that the answer must name. */
  readonly fields?: readonly string[];
}

const json = "application/json";
const form = "application/x-www-form-urlencoded";
const text = "text/plain";
const fields = { topic: "Ad Sales", email: "ada@example.org", description: "Hello" };
const valid = JSON.stringify(fields);
const validForm = new URLSearchParams(fields).toString();
const page = { accept: "text/html,application/xhtml+xml" };

function jsonWith(change: Record<string, unknown>): string {
  return JSON.stringify({ ...fields, ...change });
}

function formWith(change: Record<string, string>): string {
  return new URLSearchParams({ ...fields, ...change }).toString();
}

/** Refused with JSON. */
export const refusedPrograms: readonly RefusedRequest[] = [
  { name: "malformed JSON", type: json, body: '{"topic":', status: 400 },
  { name: "no body", type: json, body: "", status: 400 },
  {
    name: "a key given twice",
    type: json,
    body: valid.replace("{", '{"topic":"Help / Support",'),
    status: 400,
  },
  {
    name: "a key given twice, once escaped",
    type: json,
    body: valid.replace("{", '{"\\u0074opic":"x",'),
    status: 400,
  },
  { name: "a __proto__ key", type: json, body: valid.replace("{", '{"__proto__":{"a":1},'), status: 400 },
  {
    name: "a poisoned constructor",
    type: json,
    body: jsonWith({ constructor: { prototype: {} } }),
    status: 400,
  },
  {
    name: "a body over 32 KB",
    type: json,
    body: jsonWith({ description: "x".repeat(33 * 1024) }),
    status: 413,
  },
  { name: "plain text", type: text, body: valid, status: 415 },
  { name: "a multipart form", type: "multipart/form-data; boundary=b", body: "--b--", status: 415 },
  { name: "XML", type: "application/xml", body: "<a/>", status: 415 },
  { name: "a body without a type", type: undefined, body: valid, status: 415 },
  { name: "null", type: json, body: "null", status: 422, fields: ["topic", "email", "description"] },
  { name: "a list", type: json, body: "[]", status: 422, fields: ["topic", "email", "description"] },
  { name: "text only", type: json, body: '"hello"', status: 422, fields: ["topic", "email", "description"] },
  { name: "no fields", type: json, body: "{}", status: 422, fields: ["topic", "email", "description"] },
  {
    name: "a topic that is no choice",
    type: json,
    body: jsonWith({ topic: "Gossip" }),
    status: 422,
    fields: ["topic"],
  },
  {
    name: "a line break in the topic",
    type: json,
    body: jsonWith({ topic: "Ad Sales\r\nBcc: x@y.zz" }),
    status: 422,
    fields: ["topic"],
  },
  {
    name: "a line break in the address",
    type: json,
    body: jsonWith({ email: "a@b.cc\r\nBcc: x@y.zz" }),
    status: 422,
    fields: ["email"],
  },
  {
    name: "two addresses",
    type: json,
    body: jsonWith({ email: "a@b.cc, x@y.zz" }),
    status: 422,
    fields: ["email"],
  },
  {
    name: "an empty description",
    type: json,
    body: jsonWith({ description: "" }),
    status: 422,
    fields: ["description"],
  },
  {
    name: "a description that is a number",
    type: json,
    body: jsonWith({ description: 1 }),
    status: 422,
    fields: ["description"],
  },
  {
    name: "another site's page",
    type: json,
    body: valid,
    status: 403,
    headers: { "sec-fetch-site": "cross-site" },
  },
];

/** Refused with a page. */
export const refusedForms: readonly RefusedRequest[] = [
  {
    name: "an address that is none",
    type: form,
    body: formWith({ email: "ada" }),
    status: 422,
    fields: ["email"],
  },
  {
    name: "a topic that is no choice",
    type: form,
    body: formWith({ topic: "Gossip" }),
    status: 422,
    fields: ["topic"],
  },
  {
    name: "a line break in the address",
    type: form,
    body: formWith({ email: "a@b.cc\r\nBcc: x@y.zz" }),
    status: 422,
    fields: ["email"],
  },
  {
    name: "a field given twice",
    type: form,
    body: `${validForm}&topic=Help+%2F+Support`,
    status: 422,
    fields: ["topic"],
  },
  { name: "no body", type: form, body: "", status: 422, fields: ["topic", "email", "description"] },
  { name: "a __proto__ field", type: form, body: `${validForm}&__proto__=x`, status: 400 },
  {
    name: "a body over 32 KB",
    type: form,
    body: formWith({ description: "x".repeat(33 * 1024) }),
    status: 413,
  },
  { name: "plain text", type: text, body: validForm, status: 415, headers: page },
  {
    name: "a multipart form",
    type: "multipart/form-data; boundary=b",
    body: "--b--",
    status: 415,
    headers: page,
  },
  {
    name: "another site's page",
    type: form,
    body: validForm,
    status: 403,
    headers: { origin: "https://evil.example" },
  },
];
