import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mutations } from "./bugs/bugs.ts";
import { mutate } from "./plant.ts";

const root = join(import.meta.dirname, "../../../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

test("there are bugs enough, each with a name of its own", () => {
  expect(mutations.length).toBeGreaterThanOrEqual(24);
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length);
});

// Where this fails, the code has changed: find the place where the same mistake can be made now.
test.each(mutations)("$name: its text stands once in $file", (mutation) => {
  const text = read(mutation.file);
  expect(mutate(text, mutation)).not.toBe(text);
});

test.each(mutations)("$name: there are tests to find it", ({ suites }) => {
  expect(suites.length).toBeGreaterThan(0);
  for (const { workspace, runner, files, title } of suites) {
    expect(read(`${workspace}/package.json`)).toContain(runner);
    expect((files ?? []).filter((file) => !existsSync(join(root, file)))).toEqual([]);
    // Without either, it would be everything.
    expect(files ?? title).toBeTruthy();
  }
});
