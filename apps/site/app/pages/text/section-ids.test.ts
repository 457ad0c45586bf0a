import { expect, test } from "vitest";
import { sectionIds, type MarkdownNode } from "./section-ids.ts";

const text = (value: string) => ({ type: "text", value });
const idComment = (id: string) => ({ type: "mdxTextExpression", value: `/* #${id} */` });
const heading = (depth: number, ...children: MarkdownNode[]) => ({ type: "heading", depth, children });

test("a heading takes the id of its comment, and the comment goes", () => {
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

test("a heading of level 2 without an id breaks the build", () => {
  const tree: MarkdownNode = { type: "root", children: [heading(2, text("16. Which law applies"))] };
  expect(() => sectionIds()(tree)).toThrow(
    'The heading "16. Which law applies" has no id: write it as {/* #some-id */} at its end.',
  );
});
