import { expect, test } from "vitest";
import { isOutOfAttempts, attemptsLeft } from "../index.ts";
import { changes, events, states } from "./transition.cases.ts";
import { transition } from "./transition.ts";

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
