import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { readJUnit, type TestCase } from "./read-junit.ts";

/** The results of a file's tests, by its path from the repository's root. */
export type TestResults = ReadonlyMap<string, readonly TestCase[]>;

/** Playwright names files from the folder of its tests, vitest from the workspace. */
const testFolders: Readonly<Record<string, string>> = { "journeys.xml": "e2e" };

/**
 * Reads what the last runs of all suites have reported as JUnit.
 *
 * @param root the repository's root
 * @example readTestResults(".").get("apps/site/e2e/faq.spec.ts");
 */
export function readTestResults(root: string): TestResults {
  const tests = globSync("{apps,packages}/*/reports/*.xml", { cwd: root }).flatMap((report) => {
    const folder = join(dirname(report), "..", testFolders[basename(report)] ?? "");
    const cases = readJUnit(readFileSync(join(root, report), "utf8"));
    return cases.map((test) => ({ path: join(folder, test.file), test }));
  });
  const byPath = Map.groupBy(tests, ({ path }) => path);
  return new Map([...byPath].map(([path, found]) => [path, found.map(({ test }) => test)]));
}
