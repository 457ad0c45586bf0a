import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { readJUnit, type TestCase } from "./read-junit.ts";

/** The results of a file's tests, by its path from the repository's root. */
export type TestResults = ReadonlyMap<string, readonly TestCase[]>;

/** Playwright's file names are relative to its tests' folder, vitest's to the workspace. */
const testFolders: Readonly<Record<string, string>> = { "journeys.xml": "e2e" };

/** Reads the JUnit reports of the last runs of all suites. */
export function readTestResults(root: string): TestResults {
  const tests = globSync("{apps,packages}/*/reports/*.xml", { cwd: root }).flatMap((report) => {
    const folder = join(dirname(report), "..", testFolders[basename(report)] ?? "");
    const cases = readJUnit(readFileSync(join(root, report), "utf8"));
    return cases.map((test) => ({ path: join(folder, test.file), test }));
  });
  const byPath = Map.groupBy(tests, ({ path }) => path);
  return new Map([...byPath].map(([path, found]) => [path, found.map(({ test }) => test)]));
}
