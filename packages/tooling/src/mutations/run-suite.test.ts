import { expect, test } from "vitest";
import type { TestCase } from "../junit/read-junit.ts";
import { journeys, longTestsOf, storiesOf } from "./bugs/mutation.ts";
import { argumentsOf, outcomeOf } from "./run-suite.ts";

const passed: TestCase = { file: "a.test.ts", title: "it opens", outcome: "passed" };
const failed: TestCase = { file: "a.test.ts", title: "it sends", outcome: "failed", message: "no" };
const skipped: TestCase = { file: "a.test.ts", title: "it closes", outcome: "skipped" };
const unloaded: TestCase = { ...failed, title: "a.test.ts" };

test.each<[string, TestCase[], number | null, string]>([
  ["a failing test kills a mutation", [passed, failed], 1, "red"],
  ["passing tests do not", [passed, skipped], 0, "green"],
  ["a runner that ran nothing proves nothing", [], 1, "broken"],
  ["a filter that matches no test proves nothing", [skipped], 0, "broken"],
  ["a file that cannot be loaded proves nothing", [unloaded], 1, "broken"],
  ["a runner that fails without a failing test proves nothing", [passed], 1, "broken"],
  ["a terminated runner proves nothing", [passed], null, "broken"],
])("%s", (_name, tests, code, status) => {
  expect(outcomeOf(tests, code, "").status).toBe(status);
});

test("a broken run has the end of its runner's output", () => {
  expect(outcomeOf([], 1, "Error: no such file\n")).toEqual({
    status: "broken",
    reason: "no test ran: Error: no such file",
  });
});

test("stories are selected by file, journeys by title, long tests by their mode too", () => {
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
  expect(argumentsOf(longTestsOf("apps/server", "drain.test.ts"), "/site")).toEqual([
    "run",
    "--mode",
    "long",
    "/site/apps/server/drain.test.ts",
  ]);
});
