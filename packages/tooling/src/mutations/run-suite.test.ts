import { expect, test } from "vitest";
import { journeys, storiesOf } from "./mutation.ts";
import { argumentsOf, outcomeOf } from "./run-suite.ts";

test.each([
  ["a failing test finds a bug", { ran: 2, failed: [{ title: "it sends", reason: "" }] }, 1, "red"],
  ["tests that pass do not", { ran: 2, failed: [] }, 0, "green"],
  ["a runner that ran nothing proves nothing", { ran: 0, failed: [] }, 1, "broken"],
  ["a filter that fits no test proves nothing", { ran: 0, failed: [] }, 0, "broken"],
  ["a runner that failed by itself proves nothing", { ran: 2, failed: [] }, 1, "broken"],
  ["a runner that was ended proves nothing", { ran: 2, failed: [] }, null, "broken"],
])("%s", (_name, report, code, status) => {
  expect(outcomeOf(report, code, "").status).toBe(status);
});

test("a broken run tells what its runner said last", () => {
  expect(outcomeOf({ ran: 0, failed: [] }, 1, "Error: no such file\n")).toEqual({
    status: "broken",
    reason: "no test ran: Error: no such file",
  });
});

test("files are given whole, journeys by their titles", () => {
  expect(argumentsOf(storiesOf("button"), "/site")).toEqual([
    "run",
    "/site/packages/ui/src/button/button.stories.tsx",
    "--reporter=json",
  ]);
  expect(argumentsOf(journeys("what is typed"), "/site")).toEqual([
    "test",
    "--reporter=json",
    "--retries=0",
    "--grep",
    "what is typed",
  ]);
});
