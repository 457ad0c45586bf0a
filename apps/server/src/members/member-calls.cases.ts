import type { LinkKind } from "./reset-link.ts";

/** A call with an active link that must fail, with nothing stored and the link still active. */
export interface RefusedMemberCall {
  readonly name: string;
  readonly method: "POST" | "PUT";
  readonly url: string;
  /** The link that the call comes with. @default "phone" */
  readonly link?: LinkKind;
  /** @default "application/json" */
  readonly type?: string;
  readonly body: string;
  readonly headers?: Record<string, string>;
  readonly status: number;
  /** The exact message, where the specification has one. */
  readonly message?: string;
}

const active = { method: "POST", url: "/api/isLinkActive" } as const;
const free = { method: "POST", url: "/api/isPhoneAlreadyExist" } as const;
const phone = { method: "PUT", url: "/api/updatePhoneNumber" } as const;
const password = { method: "PUT", url: "/admin/changePasswordViaEmailForAdmin", link: "password" } as const;

const numbers = { dialingCode: "+254", phoneNumber: "0712345678" };
const bodies = [
  { call: active, body: JSON.stringify({ kind: "phone" }) },
  { call: free, body: JSON.stringify({ phoneNumber: "0712345678" }) },
  { call: phone, body: JSON.stringify(numbers) },
  { call: password, body: JSON.stringify({ newPassword: "correct horse battery" }) },
];
// Specification section 5.
const invalidPhone = { status: 422, message: "Please enter valid mobile number" };
const missing = { status: 422, message: "Please enter password" };
const short = { status: 422, message: "Password must be 8 character" };

const longest = "paka anakunywa uji ".repeat(7).slice(0, 128);
const long = {
  status: 422,
  message: "This password is too long. Please use 128 characters or fewer.",
};

const faultsOfAll = bodies.flatMap(({ call, body }) => [
  { ...call, name: "malformed JSON", body: body.slice(1), status: 400 },
  { ...call, name: "no body", body: "", status: 400 },
  { ...call, name: "a key given twice", body: body.replace(/^\{(.*)\}$/, "{$1,$1}"), status: 400 },
  { ...call, name: "a __proto__ key", body: body.replace("{", '{"__proto__":{},'), status: 400 },
  { ...call, name: "a form", type: "application/x-www-form-urlencoded", body: "a=b", status: 415 },
  { ...call, name: "plain text", type: "text/plain", body, status: 415 },
  { ...call, name: "33 KB", body: JSON.stringify({ phoneNumber: "1".repeat(33 * 1024) }), status: 413 },
  { ...call, name: "another site's page", body, headers: { "sec-fetch-site": "cross-site" }, status: 403 },
  { ...call, name: "another origin", body, headers: { origin: "https://evil.example" }, status: 403 },
]);

/** Every such call. */
export const refusedMemberCalls: readonly RefusedMemberCall[] = [
  ...faultsOfAll,
  { ...free, name: "null", body: "null", ...invalidPhone },
  { ...free, name: "no number", body: "{}", ...invalidPhone },
  { ...free, name: "a number that is none", body: '{"phoneNumber":712345678}', ...invalidPhone },
  { ...free, name: "too few digits", body: '{"phoneNumber":"12"}', ...invalidPhone },
  { ...free, name: "a line break", body: '{"phoneNumber":"0712345678\\n"}', ...invalidPhone },
  { ...phone, name: "a list", body: "[]", ...invalidPhone },
  { ...phone, name: "no dialing code", body: '{"phoneNumber":"0712345678"}', ...invalidPhone },
  { ...phone, name: "no number", body: '{"dialingCode":"+254"}', ...invalidPhone },
  {
    ...phone,
    name: "no plus sign",
    body: JSON.stringify({ ...numbers, dialingCode: "254" }),
    ...invalidPhone,
  },
  {
    ...phone,
    name: "no such country",
    body: JSON.stringify({ ...numbers, dialingCode: "+999" }),
    ...invalidPhone,
  },
  { ...phone, name: "too short", body: JSON.stringify({ ...numbers, phoneNumber: "0712" }), ...invalidPhone },
  {
    ...phone,
    name: "a country that is not served",
    body: JSON.stringify({ dialingCode: "+33", phoneNumber: "0612345678" }),
    status: 422,
  },
  { ...password, name: "text alone", body: '"correct horse battery"', ...missing },
  { ...password, name: "no password", body: "{}", ...missing },
  { ...password, name: "an empty password", body: '{"newPassword":""}', ...missing },
  { ...password, name: "a number as password", body: '{"newPassword":1234567890123}', ...missing },
  { ...password, name: "seven characters", body: '{"newPassword":"7#kQ9-2"}', ...short },
  { ...password, name: "four emoji of two units each", body: '{"newPassword":"🥭🌳🐢🎺"}', ...short },
  { ...password, name: "129 characters", body: JSON.stringify({ newPassword: longest + "a" }), ...long },
  { ...password, name: "a common password", body: '{"newPassword":"P@ssw0rd1"}', status: 422 },
  { ...password, name: "this site's name", body: '{"newPassword":"Fixture2026"}', status: 422 },
];
