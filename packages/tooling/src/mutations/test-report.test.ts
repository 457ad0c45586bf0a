import { expect, test } from "vitest";
import { readPlaywrightReport, readVitestReport } from "./test-report.ts";

const spec = (title: string, status: string, results: object[] = [{}]) => ({
  title,
  tests: [{ status, results }],
});

test("of vitest's report, tests count that ran, and those that failed are named with their file", () => {
  const json = JSON.stringify({
    testResults: [
      {
        name: "/repository/button.test.tsx",
        assertionResults: [
          { status: "passed", fullName: "it sends" },
          { status: "failed", fullName: " it has an edge", failureMessages: ["Error: no edge\n at test.ts"] },
          { status: "skipped", fullName: "it is asked for by no one" },
        ],
      },
      { name: "/repository/cannot-be-loaded.test.tsx", status: "failed", assertionResults: [] },
    ],
  });
  expect(readVitestReport(json)).toEqual({
    ran: 2,
    failed: [{ title: "button.test.tsx: it has an edge", reason: "Error: no edge" }],
  });
});

test("of Playwright's report, tests count however deep they lie", () => {
  const results = [{ error: { message: "\u001B[31mNo name\u001B[39m\nReceived: 1" } }];
  const unexpected = spec("it is accessible", "unexpected", results);
  const json = JSON.stringify({
    suites: [
      {
        specs: [spec("a page is there", "expected")],
        suites: [{ specs: [unexpected, spec("later", "skipped")] }],
      },
    ],
    errors: [],
  });
  expect(readPlaywrightReport(json)).toEqual({
    ran: 2,
    failed: [{ title: "it is accessible", reason: "No name" }],
  });
});

test("where no test fits, none ran", () => {
  expect(
    readPlaywrightReport(JSON.stringify({ suites: [], errors: [{ message: "No tests found" }] })),
  ).toEqual({
    ran: 0,
    failed: [],
  });
});
