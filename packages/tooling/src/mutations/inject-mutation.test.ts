import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { changedFiles, applyMutation, injectMutation } from "./inject-mutation.ts";

const bug = {
  name: "Six tries",
  file: "tries.ts",
  find: "tries = 5;",
  replace: "tries = $&6;",
  suites: [],
  expected: /./,
};
let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "matchfront-mutation-"));
  writeFileSync(join(root, "tries.ts"), "const tries = 5;\n");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = () => readFileSync(join(root, "tries.ts"), "utf8");

test("a mutation is applied literally, and can be restored repeatedly", () => {
  const restore = injectMutation(bug, root);
  expect(read()).toBe("const tries = $&6;\n");
  restore();
  restore();
  expect(read()).toBe("const tries = 5;\n");
});

test.each([
  ["missing", "const tries = 4;", 0],
  ["duplicated", "tries = 5; tries = 5;", 2],
])("a text that is %s throws an error that says so", (_name, text, times) => {
  expect(() => applyMutation(text, bug)).toThrow(
    `"Six tries" replaces "tries = 5;", which occurs ${times} times in tries.ts. Expected once.`,
  );
});

test("a file that differs from the last commit is reported, staged or not", () => {
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "user.name=Ada", "-c", "user.email=ada@mail.example", ...args], { cwd: root });
  git("init", "--quiet");
  git("add", ".");
  git("commit", "--quiet", "--message=Begin");
  expect(changedFiles(["tries.ts"], root)).toEqual([]);
  writeFileSync(join(root, "tries.ts"), "const tries = 7;\n");
  expect(changedFiles(["tries.ts"], root)).toEqual(["tries.ts"]);
  git("add", ".");
  expect(changedFiles(["tries.ts"], root)).toEqual(["tries.ts"]);
});

test("outside of a git repository it throws", () => {
  expect(() => changedFiles(["tries.ts"], root)).toThrow("git cannot tell which files have changed");
});
