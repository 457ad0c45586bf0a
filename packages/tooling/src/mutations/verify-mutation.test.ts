import { expect, test } from "vitest";
import { matchingFailure } from "./verify-mutation.ts";
import type { Failure } from "./run-suite.ts";

const failure = (title: string, message: string): Failure => ({
  file: "dialog.test.ts",
  title,
  outcome: "failed",
  message,
});
const failed = [
  failure("it opens", "Test timed out in 15000ms."),
  failure("it closes", "expected the opener to have focus\n\nReceived: body"),
];

test("a mutation is killed by its expected failure, even if it is not the first", () => {
  expect(matchingFailure({ status: "red", failed }, /^it closes: expected the opener/)).toBe(
    "it closes: expected the opener to have focus Received: body",
  );
});

test("a test that fails for another reason kills nothing", () => {
  expect(matchingFailure({ status: "red", failed }, /^it opens: expected/)).toBeUndefined();
  expect(matchingFailure({ status: "green" }, /./)).toBeUndefined();
  expect(matchingFailure({ status: "broken", reason: "it closes: expected" }, /./)).toBeUndefined();
});
