import { sectionIds, type MarkdownNode } from "./section-ids.ts";

export const textPlugins = [sectionIds, summaryLines];

/**
 * A remark plugin that unwraps paragraphs in `<Summary>`, which is a paragraph itself. A formatter may break its
 * line, and Markdown would then nest a paragraph.
 */
export function summaryLines() {
  return (tree: MarkdownNode): void => {
    for (const { name, children } of tree.children ?? []) {
      if (name !== "Summary" || !children) continue;
      children.splice(0, Infinity, ...children.flatMap(unwrapParagraph));
    }
  };
}

function unwrapParagraph(child: MarkdownNode): MarkdownNode[] {
  return child.type === "paragraph" ? (child.children ?? []) : [child];
}
