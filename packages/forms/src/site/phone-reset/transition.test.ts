import { expect, test } from "vitest";
import { isOutOfAttempts, attemptsLeft, type PhoneResetState } from "../index.ts";
import { transition, type PhoneResetEvent } from "./transition.ts";

const phone = { dialingCode: "+234", phoneNumber: "8031234567" };
const other = { dialingCode: "+44", phoneNumber: "7911123456" };
const sent = { phone, sendCount: 1, codeSentAt: -29_000, resendAt: 1000, failedAttempts: 1 };

/** One of each state, and variants where it matters: before the first code, and with one attempt left or none. */
const states = {
  enteringNumber: { status: "enteringNumber", phone, failure: { reason: "taken" } },
  checkingNumber: { status: "checkingNumber", phone },
  "sendingCode at first": {
    status: "sendingCode",
    phone,
    sendCount: 0,
    codeSentAt: 0,
    resendAt: 0,
    failedAttempts: 0,
  },
  "sendingCode again": { status: "sendingCode", ...sent },
  "sendingCode when exhausted": { status: "sendingCode", ...sent, sendCount: 7, failedAttempts: 5 },
  "sendingCode once expired": { status: "sendingCode", ...sent, codeSentAt: -595_000 },
  enteringCode: { status: "enteringCode", ...sent, failure: { reason: "wrong" } },
  verifyingCode: { status: "verifyingCode", ...sent, code: "402718" },
  "verifyingCode at last": { status: "verifyingCode", ...sent, failedAttempts: 4, code: "402718" },
  "verifyingCode when exhausted": {
    status: "verifyingCode",
    ...sent,
    resendAt: 571_000,
    failedAttempts: 5,
    code: "402718",
  },
  updating: { status: "updating", phone },
  updateFailed: { status: "updateFailed", phone, message: "Blocked", error: "Blocked" },
  done: { status: "done", message: "Changed" },
  closed: { status: "closed" },
} as const satisfies Record<string, PhoneResetState>;

/** One of each event, and a `resend` a millisecond too early. */
const events = {
  enterNumber: { type: "enterNumber", phone: other },
  enterCode: { type: "enterCode", code: "1234" },
  resend: { type: "resend", now: 1000 },
  "resend early": { type: "resend", now: 999 },
  retry: { type: "retry" },
  changeNumber: { type: "changeNumber" },
  available: { type: "available" },
  taken: { type: "taken" },
  sent: { type: "sent", now: 5000 },
  right: { type: "right" },
  wrong: { type: "wrong" },
  expired: { type: "expired" },
  tooManyAttempts: { type: "tooManyAttempts" },
  updated: { type: "updated", message: "Done" },
  fail: { type: "fail", message: "Offline", error: "Network" },
  close: { type: "close" },
} as const satisfies Record<PhoneResetEvent["type"] | "resend early", PhoneResetEvent>;

const failed = { reason: "callFailed", message: "Offline", error: "Network" };
/** Ten minutes after the code was first sent: until then no other one is. */
const exhausted = {
  status: "enteringCode",
  resendAt: 571_000,
  failedAttempts: 5,
  failure: { reason: "tooManyAttempts" },
};

const enteringNumber = { status: "enteringNumber", phone };
const asked = { status: "enteringCode", ...sent };

/** The states after events, by the state's name or status, besides `closed`. All other events change nothing. */
const changes: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  enteringNumber: { enterNumber: { status: "checkingNumber", phone: other } },
  checkingNumber: {
    available: { status: "sendingCode", sendCount: 0, codeSentAt: 0, resendAt: 0, failedAttempts: 0 },
    taken: { ...enteringNumber, failure: { reason: "taken" } },
    fail: { ...enteringNumber, failure: failed },
  },
  "sendingCode at first": {
    sent: { ...asked, sendCount: 1, codeSentAt: 5000, resendAt: 35_000, failedAttempts: 0 },
    fail: { ...enteringNumber, failure: failed },
  },
  "sendingCode again": {
    sent: { ...asked, sendCount: 2, resendAt: 65_000 },
    fail: { ...asked, failure: failed },
  },
  "sendingCode when exhausted": {
    sent: { ...asked, sendCount: 8, codeSentAt: 5000, resendAt: 125_000, failedAttempts: 0 },
    fail: { status: "enteringCode", failure: failed },
  },
  "sendingCode once expired": {
    sent: { ...asked, sendCount: 2, codeSentAt: 5000, resendAt: 65_000 },
    fail: { status: "enteringCode", failure: failed },
  },
  enteringCode: {
    enterCode: { ...asked, status: "verifyingCode", code: "1234" },
    resend: { ...asked, status: "sendingCode" },
    changeNumber: enteringNumber,
  },
  verifyingCode: {
    right: { status: "updating", phone },
    wrong: { ...asked, failedAttempts: 2, failure: { reason: "wrong" } },
    expired: { ...asked, failedAttempts: 0, failure: { reason: "expired" } },
    tooManyAttempts: exhausted,
    fail: { ...asked, failure: failed },
  },
  "verifyingCode at last": { wrong: exhausted, fail: { status: "enteringCode", failure: failed } },
  "verifyingCode when exhausted": {
    wrong: exhausted,
    expired: { ...asked, resendAt: 571_000, failedAttempts: 0, failure: { reason: "expired" } },
    fail: { ...exhausted, failure: failed },
  },
  updating: {
    updated: { status: "done", message: "Done" },
    fail: { status: "updateFailed", phone, message: "Offline", error: "Network" },
  },
  updateFailed: { retry: { status: "updating", phone }, changeNumber: enteringNumber },
};

test.for(
  Object.entries(states).flatMap(([name, before]) =>
    Object.entries(events).map(([event, given]) => ({ name, before, event, given })),
  ),
)("in $name, $event leads to its state, or changes nothing", ({ name, before, event, given }) => {
  const known: Readonly<Record<string, object>> =
    name === "closed" ? {} : { ...changes[before.status], ...changes[name], close: states.closed };
  const after = transition(Object.freeze(before), given);
  expect(after).toMatchObject(known[event] ?? {});
  expect("failure" in after, "a failure ends with the next try").toBe("failure" in (known[event] ?? before));
  expect(after === before).toBe(known[event] === undefined);
});

const { enteringCode } = states;

test.for([
  [enteringCode, 2, undefined],
  [enteringCode, 3, 2],
  [enteringCode, 4, 1],
  [{ ...enteringCode, failure: { reason: "tooManyAttempts" } }, 5, undefined],
  [{ ...enteringCode, failure: { reason: "expired" } }, 3, undefined],
  [states.closed, 5, undefined],
] as const)(
  "in %o, with %i wrong codes, the visitor sees %s attempts left",
  ([state, failedAttempts, left]) => {
    const after = "failedAttempts" in state ? { ...state, failedAttempts } : state;
    expect(attemptsLeft(after)).toBe(left);
    expect(isOutOfAttempts(after)).toBe("failedAttempts" in after && failedAttempts === 5);
  },
);
