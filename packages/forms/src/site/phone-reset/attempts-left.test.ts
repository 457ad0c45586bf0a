import { expect, test } from "vitest";
import { isOutOfAttempts, attemptsLeft } from "../index.ts";
import { states } from "./transition.cases.ts";

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
