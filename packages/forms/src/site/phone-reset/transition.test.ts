import { expect, test } from "vitest";
import { isOutOfAttempts, attemptsLeft } from "../index.ts";
import { changes, events, states } from "./transition.cases.ts";
import { transition } from "./transition.ts";

test.for(changes)("in %s, %s leads to a state with %o", ([from, event, after]) => {
  expect(transition(states[from], events[event])).toMatchObject(after);
});

// docs/phone-reset.md shows which events change it.
test.for(Object.entries(states))("in %s, an event changes the status or nothing", ([, before]) => {
  for (const event of Object.values(events)) {
    const after = transition(Object.freeze(before), event);
    expect(after === before).toBe(after.status === before.status);
  }
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
