import { expect, test } from "vitest";
import type { MarkdownNode } from "./section-ids.ts";
import { summaryLines } from "./text-plugins.ts";

const words = { type: "text", value: "The law of Texas." };
const paragraph = { type: "paragraph", children: [words] };

test.each([
  ["a line of its own", [words]],
  ["lines that a formatter broke", [paragraph]],
])("a summary on %s holds words, not a paragraph", (_, children) => {
  const summary: MarkdownNode = { type: "mdxJsxFlowElement", name: "Summary", children: [...children] };
  summaryLines()({ type: "root", children: [summary] });
  expect(summary.children).toEqual([words]);
});

test("other components keep their paragraphs", () => {
  const callout = { type: "mdxJsxFlowElement", name: "Callout", children: [paragraph] };
  summaryLines()({ type: "root", children: [callout] });
  expect(callout.children).toEqual([paragraph]);
});
