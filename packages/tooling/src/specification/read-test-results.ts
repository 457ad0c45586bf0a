import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { parseXml, XmlElement } from "@rgrove/parse-xml";

/** What became of a test. */
export type TestResult = { title: string; passed: boolean };

/** The results of a file's tests, by its path from the repository's root. */
export type TestResults = ReadonlyMap<string, readonly TestResult[]>;

/** Playwright names files from the folder of its tests, vitest from the workspace. */
const testFolders: Readonly<Record<string, string>> = { "journeys.xml": "e2e" };

/**
 * Reads what the last runs of all suites have reported as JUnit.
 *
 * @param root the repository's root
 * @example readTestResults(".").get("apps/site/e2e/faq.spec.ts");
 */
export function readTestResults(root: string): TestResults {
  const results = new Map<string, TestResult[]>();
  for (const report of globSync("{apps,packages}/*/reports/*.xml", { cwd: root })) {
    const folder = join(dirname(report), "..", testFolders[basename(report)] ?? "");
    for (const { file, ...result } of readReport(readFileSync(join(root, report), "utf8"))) {
      const path = join(folder, file);
      results.set(path, [...(results.get(path) ?? []), result]);
    }
  }
  return results;
}

/**
 * The tests of a JUnit report. What was skipped has not passed.
 *
 * @example readReport('<testsuite><testcase classname="a.test.ts" name="works"/></testsuite>');
 */
export function readReport(xml: string): (TestResult & { file: string })[] {
  return elementsNamed("testcase", parseXml(xml).root).map(({ attributes, children }) => ({
    file: attributes["classname"] ?? "",
    title: (attributes["name"] ?? "").replaceAll(" › ", " > "),
    passed: !children.some(
      (child) => child instanceof XmlElement && ["failure", "error", "skipped"].includes(child.name),
    ),
  }));
}

function elementsNamed(name: string, element: XmlElement | null): XmlElement[] {
  if (!element) return [];
  if (element.name === name) return [element];
  return element.children.flatMap((child) => (child instanceof XmlElement ? elementsNamed(name, child) : []));
}
