import { expect, test } from "vitest";
import { isOutOfTries, triesLeft } from "../index.ts";
import type { PhoneResetState } from "../index.ts";

const entering = {
  status: "enteringCode",
  phone: { dialingCode: "+234", phoneNumber: "8031234567" },
  sends: 1,
  codeSentAt: 0,
  resendAt: 0,
} as const;
const wrong = { reason: "wrong" } as const;

const cases: readonly (readonly [string, PhoneResetState, number | undefined])[] = [
  ["no wrong code", { ...entering, wrongTries: 0 }, undefined],
  ["two wrong codes", { ...entering, wrongTries: 2, failure: wrong }, undefined],
  ["three wrong codes", { ...entering, wrongTries: 3, failure: wrong }, 2],
  ["four wrong codes", { ...entering, wrongTries: 4, failure: wrong }, 1],
  ["five wrong codes", { ...entering, wrongTries: 5, failure: { reason: "too many tries" } }, undefined],
  ["another failure", { ...entering, wrongTries: 3, failure: { reason: "expired" } }, undefined],
  ["the dialog closed", { status: "closed" }, undefined],
];

test.for(cases)(
  "after %s, the attempts left are given from the third wrong code on: %o → %s",
  ([, state, left]) => {
    expect(triesLeft(state)).toBe(left);
    expect(isOutOfTries(state)).toBe("wrongTries" in state && state.wrongTries === 5);
  },
);
