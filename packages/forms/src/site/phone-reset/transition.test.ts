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
  updateFailed: { status: "updateFailed", phone, message: "Blocked" },
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
  fail: { type: "fail", message: "Offline" },
  close: { type: "close" },
} as const satisfies Record<PhoneResetEvent["type"] | "resend early", PhoneResetEvent>;

const failed = { reason: "callFailed", message: "Offline" } as const;
/** Ten minutes after the code was first sent: until then no other one is. */
const exhausted = { resendAt: 571_000, failedAttempts: 5, failure: { reason: "tooManyAttempts" } } as const;

/** The data of the state after an event. */
const changes: readonly (readonly [from: keyof typeof states, event: keyof typeof events, after: object])[] =
  [
    ["enteringNumber", "enterNumber", { phone: other }],
    ["checkingNumber", "available", { sendCount: 0, codeSentAt: 0, resendAt: 0, failedAttempts: 0 }],
    ["checkingNumber", "taken", { failure: { reason: "taken" } }],
    ["checkingNumber", "fail", { failure: failed }],
    ["sendingCode at first", "sent", { sendCount: 1, codeSentAt: 5000, resendAt: 35_000, failedAttempts: 0 }],
    ["sendingCode at first", "fail", { failure: failed }],
    ["sendingCode again", "sent", { sendCount: 2, codeSentAt: -29_000, resendAt: 65_000, failedAttempts: 1 }],
    ["sendingCode again", "fail", { ...sent, failure: failed }],
    [
      "sendingCode when exhausted",
      "sent",
      { sendCount: 8, codeSentAt: 5000, resendAt: 125_000, failedAttempts: 0 },
    ],
    ["sendingCode once expired", "sent", { sendCount: 2, codeSentAt: 5000, failedAttempts: 1 }],
    ["enteringCode", "enterCode", { ...sent, code: "1234" }],
    ["enteringCode", "resend", sent],
    ["verifyingCode", "wrong", { ...sent, failedAttempts: 2, failure: { reason: "wrong" } }],
    ["verifyingCode", "expired", { ...sent, failedAttempts: 0, failure: { reason: "expired" } }],
    ["verifyingCode", "tooManyAttempts", exhausted],
    ["verifyingCode", "fail", { ...sent, failure: failed }],
    ["verifyingCode at last", "wrong", exhausted],
    ["verifyingCode when exhausted", "wrong", exhausted],
    ["verifyingCode when exhausted", "expired", { resendAt: 571_000, failedAttempts: 0 }],
    ["verifyingCode when exhausted", "fail", { ...exhausted, failure: failed }],
    ["updating", "updated", { message: "Done" }],
    ["updating", "fail", { phone, message: "Offline" }],
  ];

test.for(changes)("in %s, %s leads to a state with %o", ([from, event, after]) => {
  expect(transition(states[from], events[event])).toMatchObject(after);
});

const closes = { close: "closed" };
/** The statuses that events lead to, by the state's name or status. All other events change nothing. */
const arrows: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  enteringNumber: { enterNumber: "checkingNumber", ...closes },
  checkingNumber: { available: "sendingCode", taken: "enteringNumber", fail: "enteringNumber", ...closes },
  "sendingCode at first": { sent: "enteringCode", fail: "enteringNumber", ...closes },
  sendingCode: { sent: "enteringCode", fail: "enteringCode", ...closes },
  enteringCode: {
    enterCode: "verifyingCode",
    resend: "sendingCode",
    changeNumber: "enteringNumber",
    ...closes,
  },
  verifyingCode: {
    right: "updating",
    wrong: "enteringCode",
    expired: "enteringCode",
    tooManyAttempts: "enteringCode",
    fail: "enteringCode",
    ...closes,
  },
  updating: { updated: "done", fail: "updateFailed", ...closes },
  updateFailed: { retry: "updating", changeNumber: "enteringNumber", ...closes },
  done: closes,
  closed: {},
};

test.for(Object.entries(states))(
  "in %s, each event leads to its status, or changes nothing",
  ([name, before]) => {
    for (const [event, given] of Object.entries(events)) {
      const status = (arrows[name] ?? arrows[before.status])?.[event];
      const after = transition(Object.freeze(before), given);
      expect(after.status).toBe(status ?? before.status);
      expect(after === before).toBe(status === undefined);
    }
  },
);

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
