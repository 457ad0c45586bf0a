import { expect, test } from "vitest";
import type { MarkdownNode } from "./section-ids.ts";
import { summaryLines } from "./text-plugins.ts";

const words = { type: "text", value: "The law of Texas." };
const paragraph = { type: "paragraph", children: [words] };

test.each([
  ["a line of its own", [words]],
  ["lines that a formatter broke", [paragraph]],
])("summaryLines unwraps the paragraph of a summary on %s", (_, children) => {
  const summary: MarkdownNode = { type: "mdxJsxFlowElement", name: "Summary", children: [...children] };
  summaryLines()({ type: "root", children: [summary] });
  expect(summary.children).toEqual([words]);
});

test("summaryLines keeps paragraphs of other components", () => {
  const callout = { type: "mdxJsxFlowElement", name: "Callout", children: [paragraph] };
  summaryLines()({ type: "root", children: [callout] });
  expect(callout.children).toEqual([paragraph]);
});
