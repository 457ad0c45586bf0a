export const memberCalls = {
  active: { method: "POST", url: "/api/isLinkActive", link: "phone", body: { kind: "phone" } },
  free: {
    method: "POST",
    url: "/api/isPhoneAlreadyExist",
    link: "phone",
    body: { phoneNumber: "0712345678" },
  },
  phone: {
    method: "PUT",
    url: "/api/updatePhoneNumber",
    link: "phone",
    body: { dialingCode: "+254", phoneNumber: "0712345678" },
  },
  password: {
    method: "PUT",
    url: "/admin/changePasswordViaEmailForAdmin",
    link: "password",
    body: { newPassword: "correct horse battery" },
  },
} as const;

type CallName = keyof typeof memberCalls;

interface RejectedRequest {
  readonly call: CallName;
  readonly name: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number;
  readonly message?: string;
}

const phoneBody = JSON.stringify(memberCalls.phone.body);
/** Of one call, since all have one parser and one guard. */
const unreadable: readonly RejectedRequest[] = [
  { call: "phone", name: "a repeated key", body: phoneBody.replace(/^\{(.*)\}$/, "{$1,$1}"), status: 400 },
  {
    call: "phone",
    name: "a form",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: "a=b",
    status: 415,
  },
  { call: "phone", name: "33 KB", body: JSON.stringify({ phoneNumber: "1".repeat(33 * 1024) }), status: 413 },
  {
    call: "phone",
    name: "a cross-site fetch",
    body: phoneBody,
    headers: { "sec-fetch-site": "cross-site" },
    status: 403,
  },
];

// Specification section 5.
const invalidPhone = "Please enter valid mobile number";
const missing = "Please enter password";
const short = "Password must be 8 character";
const long = "This password is too long. Please use 128 characters or fewer.";
const unserved = "We don’t support numbers from this country yet.";
const common = "This password is too easy to guess. Please choose another one.";

const invalidBodies: readonly (readonly [CallName, string, unknown, string])[] = [
  ["free", "no number", {}, invalidPhone],
  ["free", "a JSON number", { phoneNumber: 712345678 }, invalidPhone],
  ["free", "an object without a text", { phoneNumber: { toString: 1 } }, invalidPhone],
  ["phone", "a list", [], invalidPhone],
  ["phone", "no dialing code", { phoneNumber: "0712345678" }, invalidPhone],
  ["phone", "a list of objects", { dialingCode: [{ toString: 1 }], phoneNumber: "0712345678" }, invalidPhone],
  ["phone", "another country", { dialingCode: "+33", phoneNumber: "0612345678" }, unserved],
  ["password", "a text", "correct horse battery", missing],
  ["password", "no password", {}, missing],
  ["password", "an empty password", { newPassword: "" }, missing],
  ["password", "an object without a text", { newPassword: { valueOf: 1, toString: null } }, missing],
  ["password", "7 characters", { newPassword: "7#kQ9-2" }, short],
  ["password", "4 emoji of two units each", { newPassword: "🥭🌳🐢🎺" }, short],
  ["password", "129 characters", { newPassword: "paka anakunywa uji ".repeat(7).slice(0, 129) }, long],
  ["password", "a common password", { newPassword: "P@ssw0rd1" }, common],
  ["password", "the site's name", { newPassword: "Fixture2026" }, common],
];

export const rejectedRequests: readonly RejectedRequest[] = [
  ...unreadable,
  ...invalidBodies.map(([call, name, body, message]) => ({
    call,
    name,
    body: JSON.stringify(body),
    status: 422,
    message,
  })),
];
