import { expect, test } from "vitest";
import type { TestCase } from "../junit/read-junit.ts";
import { journeys, storiesOf } from "./bugs/mutation.ts";
import { argumentsOf, outcomeOf } from "./run-suite.ts";

const passed: TestCase = { file: "a.test.ts", title: "it opens", outcome: "passed" };
const failed: TestCase = { file: "a.test.ts", title: "it sends", outcome: "failed", message: "no" };
const skipped: TestCase = { file: "a.test.ts", title: "it closes", outcome: "skipped" };
const unloaded: TestCase = { ...failed, title: "a.test.ts" };

test.each<[string, TestCase[], number | null, string]>([
  ["a failing test finds a bug", [passed, failed], 1, "red"],
  ["tests that pass do not", [passed, skipped], 0, "green"],
  ["a runner that ran nothing proves nothing", [], 1, "broken"],
  ["a filter that fits no test proves nothing", [skipped], 0, "broken"],
  ["a file that cannot be loaded proves nothing", [unloaded], 1, "broken"],
  ["a runner that failed by itself proves nothing", [passed], 1, "broken"],
  ["a runner that was ended proves nothing", [passed], null, "broken"],
])("%s", (_name, tests, code, status) => {
  expect(outcomeOf(tests, code, "").status).toBe(status);
});

test("a broken run tells what its runner said last", () => {
  expect(outcomeOf([], 1, "Error: no such file\n")).toEqual({
    status: "broken",
    reason: "no test ran: Error: no such file",
  });
});

test("files are given whole, journeys by their titles", () => {
  expect(argumentsOf(storiesOf("button"), "/site")).toEqual([
    "run",
    "/site/packages/ui/src/button/button.stories.tsx",
  ]);
  expect(argumentsOf(journeys("what is typed"), "/site")).toEqual([
    "test",
    "--retries=0",
    "--grep",
    "what is typed",
  ]);
});
