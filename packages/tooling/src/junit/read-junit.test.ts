import { expect, test } from "vitest";
import { readJUnit } from "./read-junit.ts";

test("a report has the file, title and outcome of each test", () => {
  const report = `<?xml version="1.0" encoding="UTF-8" ?>
    <testsuites name="vitest tests">
      <testsuite name="src/a.test.ts">
        <testcase classname="src/a.test.ts" name="a group &gt; it is &quot;well&quot;" time="0.1"></testcase>
        <testcase classname="src/a.test.ts" name="it fails">
          <failure message="no&#10;expected yes" type="Error">Error: no</failure><failure message="more"/>
        </testcase>
        <testcase classname="src/a.test.ts" name="it breaks"><error message="&#x9b;31mno"/></testcase>
        <testcase classname="src/a.test.ts" name="it is left out"><skipped/></testcase>
        <testcase classname="src/a.test.ts" name="it is loud"><system-out>Hello</system-out></testcase>
        <testcase classname="a.spec.ts" name="without script › it unfolds"/>
      </testsuite>
    </testsuites>`;
  const file = "src/a.test.ts";
  expect(readJUnit(report)).toEqual([
    { file, title: 'a group > it is "well"', outcome: "passed" },
    { file, title: "it fails", outcome: "failed", message: "no\nexpected yes" },
    { file, title: "it breaks", outcome: "failed", message: "no" },
    { file, title: "it is left out", outcome: "skipped" },
    { file, title: "it is loud", outcome: "passed" },
    { file: "a.spec.ts", title: "without script > it unfolds", outcome: "passed" },
  ]);
});

test("an empty report, of a terminated runner, has no tests", () => {
  expect(readJUnit("")).toEqual([]);
});
