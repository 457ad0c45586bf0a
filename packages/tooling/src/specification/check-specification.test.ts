import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const specification = `# Specification

> Numbers are additions.

[1] It is a website.

- [2] It has pages.
  [3] Its host is not shown. *(remark: the specification leaves this open)*

| Route | Page |
|---|---|
| [4] / | Home |
`;
const passed = '<testcase name="group › it has pages [spec 1, 2][spec 4]"/>';

function check(testcases: string, text = specification) {
  const cwd = mkdtempSync(join(tmpdir(), "matchfront-specification-"));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  mkdirSync(join(cwd, "docs"));
  writeFileSync(join(cwd, "docs/specification.md"), text);
  mkdirSync(join(cwd, "apps/site/reports"), { recursive: true });
  const report = `<testsuites><testsuite>${testcases}</testsuite></testsuites>`;
  writeFileSync(join(cwd, "apps/site/reports/junit.xml"), report);
  const program = join(import.meta.dirname, "check-specification.ts");
  return spawnSync(process.execPath, [program], { cwd, encoding: "utf8" });
}

test("prints the count of passed tests, or the remark, of each sentence", () => {
  const { status, stdout, stderr } = check(passed + passed.replace("1, 2", "2"));
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout.split("\n")).toEqual([
    "[1] 1 passed: It is a website.",
    "[2] 2 passed: It has pages.",
    "[3] remark: Its host is not shown. *(remark: the specification leaves this open)*",
    "[4] 2 passed: / | Home",
    "",
  ]);
});

const skipped = passed.replace("/>", "><skipped/></testcase>");
const failed = passed + passed.replace("/>", "><failure/></testcase>");

test.each<[condition: string, error: RegExp, testcases: string, text?: string]>([
  ["a sentence has no test", /^\[1\] has neither .*: It is a website\.$/m, passed.replace("1, ", "")],
  ["its only test was skipped", /^\[2\] has neither/m, skipped],
  ["one of its tests failed", /^\[2\] .*failed/m, failed],
  [
    "a title has an unknown number",
    /^\[5\] is not in the specification: group/m,
    passed.replace("4", "4, 5"),
  ],
  ["a line has no number", /no number: It is a website\.$/m, passed, specification.replace("[1] ", "")],
  [
    "two sentences have one number",
    /^\[2\] is the number of two/m,
    passed,
    specification.replace("[4]", "[2]"),
  ],
])("fails if %s", (_, error, testcases, text) => {
  const { status, stderr } = check(testcases, text);
  expect(status).toBe(1);
  expect(stderr).toMatch(error);
});
