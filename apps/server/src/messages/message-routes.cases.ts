const json = "application/json";
const form = "application/x-www-form-urlencoded";
const multipart = "multipart/form-data; boundary=b";
const fields = { topic: "Ad Sales", email: "ada@example.org", description: "Hello" };
const valid = JSON.stringify(fields);
const validForm = new URLSearchParams(fields).toString();
const required = ["topic", "email", "description"];
const tooLong = "x".repeat(33 * 1024);

interface RejectedRequest {
  readonly given: string;
  readonly status: number;
  readonly type?: string;
  readonly body: string;
  readonly headers?: Record<string, string>;
  /** The invalid fields. */
  readonly invalid?: readonly string[];
}

function jsonWith(change: Record<string, unknown>): string {
  return JSON.stringify({ ...fields, ...change });
}

function formWith(change: Record<string, string>): string {
  return new URLSearchParams({ ...fields, ...change }).toString();
}

/** Requests that are rejected with JSON. */
export const rejectedPrograms: readonly RejectedRequest[] = [
  { given: "malformed JSON", status: 400, type: json, body: '{"topic":' },
  { given: "an empty body", status: 400, type: json, body: "" },
  { given: "a repeated key", status: 400, type: json, body: valid.replace("{", '{"topic":"x",') },
  {
    given: "a repeated, escaped key",
    status: 400,
    type: json,
    body: valid.replace("{", '{"\\u0074opic":"x",'),
  },
  { given: "a __proto__ key", status: 400, type: json, body: valid.replace("{", '{"__proto__":{"a":1},') },
  {
    given: "a poisoned constructor",
    status: 400,
    type: json,
    body: jsonWith({ constructor: { prototype: {} } }),
  },
  {
    given: "a page of another site",
    status: 403,
    type: json,
    body: valid,
    headers: { "sec-fetch-site": "cross-site" },
  },
  { given: "more than 32 KB", status: 413, type: json, body: jsonWith({ description: tooLong }) },
  { given: "plain text", status: 415, type: "text/plain", body: valid },
  { given: "a multipart form", status: 415, type: multipart, body: "--b--" },
  { given: "no content type", status: 415, body: valid },
  { given: "null", status: 422, type: json, body: "null", invalid: required },
  {
    given: "an object for a text",
    status: 422,
    type: json,
    body: jsonWith({ email: { toString: 1 } }),
    invalid: ["email"],
  },
  {
    given: "an unknown topic",
    status: 422,
    type: json,
    body: jsonWith({ topic: "Gossip" }),
    invalid: ["topic"],
  },
];

/** Requests that are rejected with the form's page. */
export const rejectedBrowsers: readonly RejectedRequest[] = [
  { given: "a __proto__ field", status: 400, type: form, body: `${validForm}&__proto__=x` },
  {
    given: "a page of another site",
    status: 403,
    type: form,
    body: validForm,
    headers: { origin: "https://evil.example" },
  },
  { given: "more than 32 KB", status: 413, type: form, body: formWith({ description: tooLong }) },
  {
    given: "a multipart form",
    status: 415,
    type: multipart,
    body: "--b--",
    headers: { accept: "text/html,*/*" },
  },
  { given: "an empty body", status: 422, type: form, body: "", invalid: required },
  {
    given: "a repeated field",
    status: 422,
    type: form,
    body: `${validForm}&topic=Help+%2F+Support`,
    invalid: ["topic"],
  },
  {
    given: "a line break in the email",
    status: 422,
    type: form,
    body: formWith({ email: "a@b.cc\nBcc: x@y.zz" }),
    invalid: ["email"],
  },
];
