import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mutations } from "./bugs/bugs.ts";
import { applyMutation } from "./inject-mutation.ts";

const root = join(import.meta.dirname, "../../../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

test("there are enough mutations, each with a unique name", () => {
  expect(mutations.length).toBeGreaterThanOrEqual(24);
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length);
});

// If this fails, the code has changed: find where the same mistake can be made now.
test.each(mutations)("$name: its text occurs once in $file", (mutation) => {
  const text = read(mutation.file);
  expect(applyMutation(text, mutation)).not.toBe(text);
});

test.each(mutations)("$name: there are suites that can kill it", ({ suites }) => {
  expect(suites.length).toBeGreaterThan(0);
  for (const { workspace, runner, files, title } of suites) {
    expect(read(`${workspace}/package.json`)).toContain(runner);
    expect((files ?? []).filter((file) => !existsSync(join(root, file)))).toEqual([]);
    // Without either, the suite would run every test.
    expect(files ?? title).toBeTruthy();
  }
});
