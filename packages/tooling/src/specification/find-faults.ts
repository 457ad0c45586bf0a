import type { TestResults } from "../junit/read-test-results.ts";
import type { Binding, BoundPart } from "./bindings/binding.ts";
import type { Sentence } from "./read-sentences.ts";

type Specification = { sentences: readonly Sentence[]; parts: readonly BoundPart[] };

/**
 * What keeps the table from being true: sentences without a test, bindings without a sentence, tests that are not
 * there or have not passed.
 *
 * @returns a line for each; none where all is well
 * @example findFaults({ sentences, parts }, readTestResults("."));
 */
export function findFaults({ sentences, parts }: Specification, results: TestResults): string[] {
  const bound = parts.flatMap(({ heading, bindings }) => bindings.map((binding) => ({ heading, binding })));
  const faults: string[] = [];

  for (const { id, heading, text } of sentences) {
    const own = bound.filter((each) => each.heading === heading && each.binding.sentence === text);
    if (own.length === 0) faults.push(`${id} has no binding: ${text}`);
    if (own.length > 1) faults.push(`${id} is bound ${own.length} times: ${text}`);
    for (const { binding } of own) faults.push(...faultsOf(id, binding, results));
  }
  for (const { heading, binding } of bound) {
    const isThere = sentences.some((each) => each.heading === heading && each.text === binding.sentence);
    if (!isThere) faults.push(`Below "${heading}" the specification does not say: ${binding.sentence}`);
  }
  return faults;
}

function faultsOf(id: string, binding: Binding, results: TestResults): string[] {
  if ("remark" in binding) return binding.remark ? [] : [`${id} is a remark without a reason.`];
  const files = Object.entries(binding.tests);
  if (files.every(([, titles]) => titles.length === 0)) return [`${id} names no test.`];
  return files.flatMap(([file, titles]) => {
    const tests = results.get(file);
    if (!tests) return [`${id}: no report has tests of ${file}.`];
    return titles.flatMap((title) => {
      const named = tests.filter((test) => fits(title, test.title));
      if (named.length === 0) return [`${id}: ${file} has no test "${title}".`];
      const failed = named.filter(({ outcome }) => outcome !== "passed");
      return failed.map((test) => `${id}: "${test.title}" of ${file} has not passed.`);
    });
  });
}

/** Whether a test's title is one that a binding names; "*" stands for any words. */
function fits(named: string, title: string): boolean {
  const words = named.split("*").map((piece) => piece.replaceAll(/[.+?^${}()|[\]\\/]/g, String.raw`\$&`));
  return new RegExp(`^${words.join(".*")}$`, "s").test(title);
}
