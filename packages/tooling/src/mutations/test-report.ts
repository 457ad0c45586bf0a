import { basename } from "node:path";

/** What a test runner tells of its tests. */
export type TestReport = {
  /** How many tests ran. */
  readonly ran: number;
  /** The titles of those that failed, in their order. */
  readonly failed: readonly string[];
};

type Vitest = {
  testResults: {
    name: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
};

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { status: string }[] }[];
};

/** Reads the JSON that vitest's reporter writes. A file that could not be loaded has no tests, and none that fails. */
export function readVitestReport(json: string): TestReport {
  const { testResults }: Vitest = JSON.parse(json);
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, fullName }) => ({
      status,
      title: `${basename(name)}: ${fullName.trim()}`,
    })),
  );
  return reportOf(tests, { passed: "passed", failed: "failed" });
}

/** Reads the JSON that Playwright's reporter writes. */
export function readPlaywrightReport(json: string): TestReport {
  const { suites }: { suites: PlaywrightSuite[] } = JSON.parse(json);
  const tests = suites
    .flatMap(specsOf)
    .flatMap(({ title, tests: runs }) => runs.map(({ status }) => ({ status, title })));
  return reportOf(tests, { passed: "expected", failed: "unexpected" });
}

function specsOf({ suites = [], specs }: PlaywrightSuite): PlaywrightSuite["specs"] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function reportOf(
  tests: readonly { status: string; title: string }[],
  { passed, failed }: { passed: string; failed: string },
): TestReport {
  const failures = tests.filter(({ status }) => status === failed).map(({ title }) => title);
  return { ran: failures.length + tests.filter(({ status }) => status === passed).length, failed: failures };
}
