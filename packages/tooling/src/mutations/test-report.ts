import { basename } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** A test that failed, and the first line of why. */
export type Failure = { readonly title: string; readonly reason: string };

/** What a test runner tells of its tests. */
export type TestReport = {
  /** How many tests ran. */
  readonly ran: number;
  readonly failed: readonly Failure[];
};

type Vitest = {
  testResults: {
    name: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
};

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: PlaywrightSpec[];
};
type PlaywrightSpec = {
  title: string;
  tests: { status: string; results: { error?: { message?: string } }[] }[];
};

type Test = { status: string; title: string; message: string | undefined };

/** Reads the JSON that vitest's reporter writes. A file that could not be loaded has no tests, and none that fails. */
export function readVitestReport(json: string): TestReport {
  const { testResults }: Vitest = JSON.parse(json);
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, fullName, failureMessages }) => ({
      status,
      title: `${basename(name)}: ${fullName.trim()}`,
      message: failureMessages?.[0],
    })),
  );
  return reportOf(tests, { passed: "passed", failed: "failed" });
}

/** Reads the JSON that Playwright's reporter writes. */
export function readPlaywrightReport(json: string): TestReport {
  const { suites }: { suites: PlaywrightSuite[] } = JSON.parse(json);
  const tests = suites.flatMap(specsOf).flatMap(({ title, tests: runs }) =>
    runs.map(({ status, results }) => ({
      status,
      title,
      message: results.find(({ error }) => error)?.error?.message,
    })),
  );
  return reportOf(tests, { passed: "expected", failed: "unexpected" });
}

function specsOf({ suites = [], specs }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function reportOf(
  tests: readonly Test[],
  { passed, failed }: { passed: string; failed: string },
): TestReport {
  const failures = tests.filter(({ status }) => status === failed);
  return {
    ran: failures.length + tests.filter(({ status }) => status === passed).length,
    failed: failures.map(({ title, message = "" }) => ({ title, reason: firstLine(message) })),
  };
}

function firstLine(text: string): string {
  return (stripVTControlCharacters(text).split("\n")[0] ?? "").slice(0, 200);
}
