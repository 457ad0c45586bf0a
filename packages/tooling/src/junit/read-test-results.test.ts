import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readTestResults } from "./read-test-results.ts";

test("the reports of all workspaces are read, with file paths from the root", () => {
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
    "apps/site/content/words.test.ts": [expect.objectContaining({ title: "it reads", outcome: "passed" })],
    "apps/site/e2e/faq.spec.ts": [
      expect.objectContaining({ title: "without script > answers unfold", outcome: "passed" }),
    ],
    "packages/ui/src/toast.test.tsx": [expect.objectContaining({ title: "it goes", outcome: "passed" })],
  });
});
