import { expect, test } from "vitest";
import type { TestCase } from "../junit/read-junit.ts";
import type { Binding } from "./bindings/binding.ts";
import { findFaults } from "./find-faults.ts";

const file = "apps/site/e2e/footer.spec.ts";
const sentence = "The footer has a year.";
const sentences = [{ id: "2.1.1", heading: "Footer", text: sentence }];
const passed = (title: string): TestCase => ({ file, title, outcome: "passed" });
const results = new Map<string, TestCase[]>([
  [
    file,
    [
      passed("/ shows a year"),
      passed("/faq shows a year"),
      passed("* (any) [page] is wide"),
      { file, title: "the year is this one", outcome: "failed", message: "Expected 2026" },
      { file, title: "the year is a link", outcome: "skipped" },
    ],
  ],
]);

const faultsOf = (...bindings: Binding[]) =>
  findFaults({ sentences, parts: [{ heading: "Footer", bindings }] }, results);
const naming = (...titles: string[]): Binding => ({ sentence, tests: { [file]: titles } });

test.each([
  ["a test by its title", naming("/ shows a year")],
  ["several by a pattern", naming("/* shows a year")],
  ["a title with special characters", naming("* (any) [page] is wide")],
  ["a remark with its reason", { sentence, remark: "It says what is left open." }],
])("a sentence is verified by %s", (_, binding) => {
  expect(faultsOf(binding)).toEqual([]);
});

test.each<[string, Binding[], RegExp]>([
  ["has no binding", [], /^2\.1\.1 has no binding: The footer has a year\.$/],
  ["names no test", [{ sentence, tests: {} }], /^2\.1\.1 names no test\.$/],
  ["names no title", [naming()], /^2\.1\.1 names no test\.$/],
  ["is bound twice", [naming("/ shows a year"), naming("/ shows a year")], /^2\.1\.1 is bound 2 times/],
  ["names a test that does not exist", [naming("/ shows a day")], /has no test "\/ shows a day"\.$/],
  ["names part of a title", [naming("shows a year")], /has no test "shows a year"\.$/],
  [
    "names a test that was skipped",
    [naming("the year is a link")],
    /"the year is a link" of .* has not passed\.$/,
  ],
  [
    "names a test that has failed",
    [naming("the year is this *")],
    /"the year is this one" of .* has not passed\.$/,
  ],
  [
    "names a file without results",
    [{ sentence, tests: { "a.spec.ts": ["*"] } }],
    /no report has tests of a\.spec\.ts/,
  ],
  ["is a remark without a reason", [{ sentence, remark: "" }], /remark without a reason/],
])("it is a fault if a sentence %s", (_, bindings, fault) => {
  expect(faultsOf(...bindings)).toEqual([expect.stringMatching(fault)]);
});

test("a sentence that has changed is a fault, and so is the binding of its former text", () => {
  const former = { sentence: "The footer has a day.", tests: { [file]: ["/ shows a year"] } };
  expect(faultsOf(former)).toEqual([
    "2.1.1 has no binding: The footer has a year.",
    'Below "Footer" the specification does not say: The footer has a day.',
  ]);
});
