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

type RejectedRequest = [
  call: CallName,
  name: string,
  status: number,
  body: unknown,
  message?: string | undefined,
  headers?: Readonly<Record<string, string>>,
];

// Specification section 5.
const invalidPhone = "Please enter valid mobile number";
const missing = "Please enter password";
const short = "Password must be 8 character";
const long = "This password is too long. Please use 128 characters or fewer.";
const unserved = "We don’t support numbers from this country yet.";
const common = "This password is too easy to guess. Please choose another one.";

const { phoneNumber } = memberCalls.phone.body;
const repeated = JSON.stringify(memberCalls.phone.body).replace(/^\{(.*)\}$/, "{$1,$1}");
const form = { "content-type": "application/x-www-form-urlencoded" };
const crossSite = { "sec-fetch-site": "cross-site" };

/** Requests with an active link that must fail and change nothing. */
export const rejectedRequests: readonly RejectedRequest[] = [
  // Of one call, since all have one parser and one guard.
  ["phone", "a repeated key", 400, repeated],
  ["phone", "a form", 415, "a=b", undefined, form],
  ["phone", "33 KB", 413, { phoneNumber: "1".repeat(33 * 1024) }],
  ["phone", "a cross-site fetch", 403, memberCalls.phone.body, undefined, crossSite],
  ["free", "no number", 422, {}, invalidPhone],
  ["free", "a JSON number", 422, { phoneNumber: 712345678 }, invalidPhone],
  ["free", "an object without a text", 422, { phoneNumber: { toString: 1 } }, invalidPhone],
  ["phone", "a list", 422, [], invalidPhone],
  ["phone", "no dialing code", 422, { phoneNumber }, invalidPhone],
  ["phone", "a list of objects", 422, { dialingCode: [{ toString: 1 }], phoneNumber }, invalidPhone],
  ["phone", "another country", 422, { dialingCode: "+33", phoneNumber: "0612345678" }, unserved],
  ["password", "a text", 422, '"correct horse battery"', missing],
  ["password", "no password", 422, {}, missing],
  ["password", "an empty password", 422, { newPassword: "" }, missing],
  ["password", "an object without a text", 422, { newPassword: { valueOf: 1, toString: null } }, missing],
  ["password", "7 characters", 422, { newPassword: "7#kQ9-2" }, short],
  [
    "password",
    "7 letters with their marks apart",
    422,
    { newPassword: "é".repeat(7).normalize("NFD") },
    short,
  ],
  ["password", "4 emoji of two units each", 422, { newPassword: "🥭🌳🐢🎺" }, short],
  ["password", "129 characters", 422, { newPassword: "paka anakunywa uji ".repeat(7).slice(0, 129) }, long],
  ["password", "a common password", 422, { newPassword: "P@ssw0rd1" }, common],
  ["password", "the site's name", 422, { newPassword: "Fixture2026" }, common],
];
