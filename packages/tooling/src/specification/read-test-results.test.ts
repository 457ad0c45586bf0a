import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readReport, readTestResults } from "./read-test-results.ts";

test("a report tells of each test its file, its title and whether it passed", () => {
  const report = `<?xml version="1.0" encoding="UTF-8" ?>
    <testsuites name="vitest tests">
      <testsuite name="src/a.test.ts">
        <testcase classname="src/a.test.ts" name="a group &gt; it is &quot;well&quot;" time="0.1"></testcase>
        <testcase classname="src/a.test.ts" name="it fails"><failure message="no">AssertionError</failure></testcase>
        <testcase classname="src/a.test.ts" name="it breaks"><error message="no"/></testcase>
        <testcase classname="src/a.test.ts" name="it is left out"><skipped/></testcase>
        <testcase classname="src/a.test.ts" name="it is loud"><system-out>Hello</system-out></testcase>
      </testsuite>
    </testsuites>`;
  expect(readReport(report)).toEqual([
    { file: "src/a.test.ts", title: 'a group > it is "well"', passed: true },
    { file: "src/a.test.ts", title: "it fails", passed: false },
    { file: "src/a.test.ts", title: "it breaks", passed: false },
    { file: "src/a.test.ts", title: "it is left out", passed: false },
    { file: "src/a.test.ts", title: "it is loud", passed: true },
  ]);
});

test("the reports of all workspaces are read, and files found where they are", () => {
  const root = mkdtempSync(join(tmpdir(), "matchfront-reports-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (path: string, file: string, title: string) => {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    const testcase = `<testcase classname="${file}" name="${title}"/>`;
    writeFileSync(join(root, path), `<testsuites><testsuite>${testcase}</testsuite></testsuites>`);
  };
  write("apps/site/reports/junit.xml", "content/words.test.ts", "it reads");
  write("apps/site/reports/journeys.xml", "faq.spec.ts", "without script › answers unfold");
  write("packages/ui/reports/junit.xml", "src/toast.test.tsx", "it goes");

  expect(Object.fromEntries(readTestResults(root))).toEqual({
    "apps/site/content/words.test.ts": [{ title: "it reads", passed: true }],
    "apps/site/e2e/faq.spec.ts": [{ title: "without script > answers unfold", passed: true }],
    "packages/ui/src/toast.test.tsx": [{ title: "it goes", passed: true }],
  });
});
