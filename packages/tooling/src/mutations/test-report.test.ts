import { expect, test } from "vitest";
import { readPlaywrightReport, readVitestReport } from "./test-report.ts";

const spec = (title: string, status: string) => ({ title, tests: [{ status }] });

test("of vitest's report, tests count that ran, and those that failed are named with their file", () => {
  const json = JSON.stringify({
    testResults: [
      {
        name: "/work/button.test.tsx",
        assertionResults: [
          { status: "passed", fullName: "it sends" },
          { status: "failed", fullName: " it has an edge" },
          { status: "skipped", fullName: "it is asked for by no one" },
        ],
      },
      { name: "/work/cannot-be-loaded.test.tsx", status: "failed", assertionResults: [] },
    ],
  });
  expect(readVitestReport(json)).toEqual({ ran: 2, failed: ["button.test.tsx: it has an edge"] });
});

test("of Playwright's report, tests count however deep they lie", () => {
  const json = JSON.stringify({
    suites: [
      {
        specs: [spec("a page is there", "expected")],
        suites: [{ specs: [spec("it is accessible", "unexpected"), spec("later", "skipped")] }],
      },
    ],
    errors: [],
  });
  expect(readPlaywrightReport(json)).toEqual({ ran: 2, failed: ["it is accessible"] });
});

test("where no test fits, none ran", () => {
  expect(
    readPlaywrightReport(JSON.stringify({ suites: [], errors: [{ message: "No tests found" }] })),
  ).toEqual({
    ran: 0,
    failed: [],
  });
});
