import type { TestResults } from "../junit/read-test-results.ts";
import type { Binding, BoundPart } from "./bindings/binding.ts";
import type { Sentence } from "./read-sentences.ts";

type Specification = { sentences: readonly Sentence[]; parts: readonly BoundPart[] };

/**
 * The faults of the bindings: sentences without a test, bindings without a sentence, tests that are missing or have
 * not passed.
 *
 * @returns a line for each fault
 */
export function findFaults({ sentences, parts }: Specification, results: TestResults): string[] {
  const bound = parts.flatMap(({ heading, bindings }) => bindings.map((binding) => ({ heading, binding })));
  const faults: string[] = [];

  for (const { id, heading, text } of sentences) {
    const matching = bound.filter((each) => each.heading === heading && each.binding.sentence === text);
    if (matching.length === 0) faults.push(`${id} has no binding: ${text}`);
    if (matching.length > 1) faults.push(`${id} is bound ${matching.length} times: ${text}`);
    for (const { binding } of matching) faults.push(...faultsOf(id, binding, results));
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
      const matched = tests.filter((test) => matches(title, test.title));
      if (matched.length === 0) return [`${id}: ${file} has no test "${title}".`];
      const failed = matched.filter(({ outcome }) => outcome !== "passed");
      return failed.map((test) => `${id}: "${test.title}" of ${file} has not passed.`);
    });
  });
}

/** Whether a title matches a binding's pattern; "*" matches any text. */
function matches(pattern: string, title: string): boolean {
  const pieces = pattern.split("*").map((piece) => piece.replaceAll(/[.+?^${}()|[\]\\/]/g, String.raw`\$&`));
  return new RegExp(`^${pieces.join(".*")}$`, "s").test(title);
}
