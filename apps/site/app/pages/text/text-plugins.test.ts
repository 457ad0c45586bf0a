import { expect, test } from "vitest";
import { sectionIds, summaryLines, type MarkdownNode } from "./text-plugins.ts";

const text = (value: string) => ({ type: "text", value });
const idComment = (id: string) => ({ type: "mdxTextExpression", value: `/* #${id} */` });
const heading = (depth: number, ...children: MarkdownNode[]) => ({ type: "heading", depth, children });

test("sectionIds moves the ID from a comment to the heading", () => {
  const tree: MarkdownNode = {
    type: "root",
    children: [heading(2, text("16. Which law applies "), idComment("law"))],
  };
  sectionIds()(tree);
  expect(tree.children?.[0]).toEqual({
    ...heading(2, text("16. Which law applies")),
    data: { hProperties: { id: "law" } },
  });
});

test("sectionIds throws if a heading of level 2 has no ID", () => {
  const tree: MarkdownNode = { type: "root", children: [heading(2, text("16. Which law applies"))] };
  expect(() => sectionIds()(tree)).toThrow(
    'The heading "16. Which law applies" has no id: write it as {/* #some-id */} at its end.',
  );
});

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
