import { expect, test } from "vitest";
import { isOutOfAttempts, attemptsLeft } from "../index.ts";
import type { PhoneResetState } from "../index.ts";

const entering = {
  status: "enteringCode",
  phone: { dialingCode: "+234", phoneNumber: "8031234567" },
  sendCount: 1,
  codeSentAt: 0,
  resendAt: 0,
} as const;
const wrong = { reason: "wrong" } as const;

const cases: readonly (readonly [string, PhoneResetState, number | undefined])[] = [
  ["no wrong code", { ...entering, failedAttempts: 0 }, undefined],
  ["two wrong codes", { ...entering, failedAttempts: 2, failure: wrong }, undefined],
  ["three wrong codes", { ...entering, failedAttempts: 3, failure: wrong }, 2],
  ["four wrong codes", { ...entering, failedAttempts: 4, failure: wrong }, 1],
  ["five wrong codes", { ...entering, failedAttempts: 5, failure: { reason: "tooManyAttempts" } }, undefined],
  ["another failure", { ...entering, failedAttempts: 3, failure: { reason: "expired" } }, undefined],
  ["the dialog closed", { status: "closed" }, undefined],
];

test.for(cases)(
  "after %s, the attempts left are given from the third wrong code on: %o → %s",
  ([, state, left]) => {
    expect(attemptsLeft(state)).toBe(left);
    expect(isOutOfAttempts(state)).toBe("failedAttempts" in state && state.failedAttempts === 5);
  },
);
