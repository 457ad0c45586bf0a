import { sectionIds, type MarkdownNode } from "./section-ids.ts";

/** The remark plugins of texts, for every build that reads them. */
export const textPlugins = [sectionIds, summaryLines];

/**
 * A remark plugin: what `<Summary>` holds is words, not a paragraph, on however many lines it is written. A formatter
 * may break its line, and Markdown would then make a paragraph inside the summary's own.
 */
export function summaryLines() {
  return (tree: MarkdownNode): void => {
    for (const { name, children } of tree.children ?? []) {
      if (name !== "Summary" || !children) continue;
      children.splice(0, Infinity, ...children.flatMap(wordsOf));
    }
  };
}

function wordsOf(child: MarkdownNode): MarkdownNode[] {
  return child.type === "paragraph" ? (child.children ?? []) : [child];
}
