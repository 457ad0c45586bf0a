import { expect, test } from "vitest";
import { specificationTable } from "./specification-table.ts";

const sentences = [
  { id: "2.1.1", heading: "Routes", text: "/ | Home of {product} *" },
  { id: "2.1.2", heading: "Routes", text: "The rest is not shown." },
  { id: "9.1", heading: "9. Constants", text: "Minimum age 18." },
];
const parts = [
  {
    heading: "Routes",
    bindings: [
      {
        sentence: "/ | Home of {product} *",
        tests: { "apps/site/e2e/a.spec.ts": ["* is | there"] },
        note: "So be it.",
      },
      { sentence: "The rest is not shown.", remark: "It is open." },
    ],
  },
  {
    heading: "9. Constants",
    bindings: [{ sentence: "Minimum age 18.", tests: { "apps/site/b.test.ts": ["one", "two"] } }],
  },
];

test("the table has counts per section, and the tests or the remark of each sentence", () => {
  const lines = specificationTable({ sentences, parts }).split("\n");
  expect(lines.filter((line) => /^(?:\||## )/.test(line))).toEqual([
    "| Section | Sentences | Tested | Remarks |",
    "| --- | --- | --- | --- |",
    "| 2 | 2 | 1 | 1 |",
    "| 9 | 1 | 1 | 0 |",
    "| All | 3 | 2 | 1 |",
    "## 2.1 Routes",
    "|  | Sentence | Tests |",
    "| --- | --- | --- |",
    String.raw`| 2.1.1 | / \| Home of \{product} \* | [a.spec.ts](../apps/site/e2e/a.spec.ts): ${"`* is \\| there`"}<br>Note: So be it. |`,
    "## 9. Constants",
    "|  | Sentence | Tests |",
    "| --- | --- | --- |",
    "| 9.1 | Minimum age 18. | [b.test.ts](../apps/site/b.test.ts): `one`, `two` |",
    "## Remarks about the specification",
    "|  | Sentence | Why |",
    "| --- | --- | --- |",
    "| 2.1.2 | The rest is not shown. | It is open. |",
  ]);
});
