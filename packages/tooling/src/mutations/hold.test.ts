import { expect, test } from "vitest";
import { findingOf } from "./hold.ts";
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

test("a bug is found by the failure that tells of it, be it not the first", () => {
  expect(findingOf({ status: "red", failed }, /^it closes: expected the opener/)).toBe(
    "it closes: expected the opener to have focus Received: body",
  );
});

test("a test that fails for another reason finds nothing", () => {
  expect(findingOf({ status: "red", failed }, /^it opens: expected/)).toBeUndefined();
  expect(findingOf({ status: "green" }, /./)).toBeUndefined();
  expect(findingOf({ status: "broken", reason: "it closes: expected" }, /./)).toBeUndefined();
});
