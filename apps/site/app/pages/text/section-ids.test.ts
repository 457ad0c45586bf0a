import { expect, test } from "vitest";
import { sectionIds, type MarkdownNode } from "./section-ids.ts";

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
