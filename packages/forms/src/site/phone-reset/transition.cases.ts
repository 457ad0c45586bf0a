import type { PhoneResetEvent, PhoneResetState } from "./phone-reset-state.ts";

type State = PhoneResetState;

const phone = { dialingCode: "+234", phoneNumber: "8031234567" };
const other = { dialingCode: "+44", phoneNumber: "7911123456" };
const sent = { phone, sendCount: 1, codeSentAt: -29_000, resendAt: 1000, failedAttempts: 1 };

/** One of each state, and variants where it matters: before the first code, and with one attempt left or none. */
export const states = {
  enteringNumber: { status: "enteringNumber", phone, failure: { reason: "taken" } },
  checkingNumber: { status: "checkingNumber", phone },
  sendingCode: { status: "sendingCode", phone, sendCount: 0, codeSentAt: 0, resendAt: 0, failedAttempts: 0 },
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
} as const satisfies Record<string, State>;

/** One of each event, and a `resend` a millisecond too early. */
export const events = {
  enterNumber: { type: "enterNumber", phone: other },
  enterCode: { type: "enterCode", code: "1234" },
  resend: { type: "resend", now: 1000 },
  "resend early": { type: "resend", now: 999 },
  changeNumber: { type: "changeNumber" },
  retry: { type: "retry" },
  close: { type: "close" },
  available: { type: "available" },
  taken: { type: "taken" },
  sent: { type: "sent", now: 5000 },
  right: { type: "right" },
  wrong: { type: "wrong" },
  expired: { type: "expired" },
  tooManyAttempts: { type: "tooManyAttempts" },
  updated: { type: "updated", message: "Done" },
  fail: { type: "fail", message: "Offline" },
} as const satisfies Record<PhoneResetEvent["type"] | "resend early", PhoneResetEvent>;

const closed: State = { status: "closed" };
const asked: State = { status: "enteringNumber", phone };
const offline = { reason: "callFailed", message: "Offline" } as const;
const entering = { status: "enteringCode", ...sent } as const;
/** Ten minutes after the code was first sent: until then no other one is. */
const exhausted = {
  ...entering,
  resendAt: 571_000,
  failedAttempts: 5,
  failure: { reason: "tooManyAttempts" },
} as const;

/** The state after each event. An event that is not listed changes nothing. */
export const changes: {
  readonly [Name in keyof typeof states]: { readonly [Event in keyof typeof events]?: State };
} = {
  enteringNumber: { enterNumber: { status: "checkingNumber", phone: other }, close: closed },
  checkingNumber: {
    available: { status: "sendingCode", phone, sendCount: 0, codeSentAt: 0, resendAt: 0, failedAttempts: 0 },
    taken: { ...asked, failure: { reason: "taken" } },
    fail: { ...asked, failure: offline },
    close: closed,
  },
  sendingCode: {
    sent: {
      status: "enteringCode",
      phone,
      sendCount: 1,
      codeSentAt: 5000,
      resendAt: 35_000,
      failedAttempts: 0,
    },
    fail: { ...asked, failure: offline },
    close: closed,
  },
  "sendingCode again": {
    sent: { ...entering, sendCount: 2, resendAt: 65_000 },
    fail: { ...entering, failure: offline },
    close: closed,
  },
  "sendingCode when exhausted": {
    sent: { ...entering, sendCount: 8, codeSentAt: 5000, resendAt: 125_000, failedAttempts: 0 },
    fail: { ...entering, sendCount: 7, failedAttempts: 5, failure: offline },
    close: closed,
  },
  "sendingCode once expired": {
    sent: { ...entering, sendCount: 2, codeSentAt: 5000, resendAt: 65_000 },
    fail: { ...entering, codeSentAt: -595_000, failure: offline },
    close: closed,
  },
  enteringCode: {
    enterCode: { status: "verifyingCode", ...sent, code: "1234" },
    resend: { status: "sendingCode", ...sent },
    changeNumber: asked,
    close: closed,
  },
  verifyingCode: {
    right: { status: "updating", phone },
    wrong: { ...entering, failedAttempts: 2, failure: { reason: "wrong" } },
    expired: { ...entering, failedAttempts: 0, failure: { reason: "expired" } },
    tooManyAttempts: exhausted,
    fail: { ...entering, failure: offline },
    close: closed,
  },
  "verifyingCode at last": {
    right: { status: "updating", phone },
    wrong: exhausted,
    expired: { ...entering, failedAttempts: 0, failure: { reason: "expired" } },
    tooManyAttempts: exhausted,
    fail: { ...entering, failedAttempts: 4, failure: offline },
    close: closed,
  },
  "verifyingCode when exhausted": {
    right: { status: "updating", phone },
    wrong: exhausted,
    expired: { ...exhausted, failedAttempts: 0, failure: { reason: "expired" } },
    tooManyAttempts: exhausted,
    fail: { ...exhausted, failure: offline },
    close: closed,
  },
  updating: {
    updated: { status: "done", message: "Done" },
    fail: { status: "updateFailed", phone, message: "Offline" },
    close: closed,
  },
  updateFailed: { retry: { status: "updating", phone }, changeNumber: asked, close: closed },
  done: { close: closed },
  closed: {},
};
