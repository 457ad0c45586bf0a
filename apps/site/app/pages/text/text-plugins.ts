import { parseAst } from "vite";

export type MarkdownNode = {
  type: string;
  name?: string;
  depth?: number;
  value?: string;
  data?: object;
  children?: MarkdownNode[];
};

type Section = { id: string; label: string };

export const textPlugins = [sectionIds, summaryLines];

const idComment = /^\/\*\s*#([\w-]+)\s*\*\/$/;

/**
 * A remark plugin that takes the IDs of headings from comments: `## 1. Agreeing to these terms {/* #agreeing *\/}`.
 * The module exports `sections`, its headings of level 2, for a `TableOfContents`. Such a heading must have an ID,
 * because URLs must not depend on the text.
 */
export function sectionIds() {
  return (tree: MarkdownNode): void => {
    const sections: Section[] = [];
    for (const heading of tree.children ?? []) {
      if (heading.type !== "heading") continue;
      const id = extractId(heading);
      if (id) heading.data = { ...heading.data, hProperties: { id } };
      if (heading.depth !== 2) continue;
      const label = textOf(heading);
      if (!id) throw new Error(`The heading "${label}" has no id: write it as {/* #some-id */} at its end.`);
      sections.push({ id, label });
    }
    const estree = parseAst(`export const sections = ${JSON.stringify(sections)}`);
    tree.children?.push({ type: "mdxjsEsm", value: "", data: { estree } });
  };
}

function extractId(heading: MarkdownNode): string | undefined {
  const last = heading.children?.at(-1);
  const id = last?.type === "mdxTextExpression" ? idComment.exec(last.value ?? "")?.[1] : undefined;
  if (!id) return undefined;
  heading.children?.pop();
  const before = heading.children?.at(-1);
  if (before?.type === "text") before.value = before.value?.trimEnd() ?? "";
  return id;
}

function textOf({ value = "", children = [] }: MarkdownNode): string {
  return value + children.map(textOf).join("");
}

/** A remark plugin that unwraps the paragraph that Markdown makes of a `<Summary>` on several lines. */
export function summaryLines() {
  return (tree: MarkdownNode): void => {
    for (const { name, children } of tree.children ?? []) {
      if (name !== "Summary" || !children) continue;
      const inner = children.flatMap((child) =>
        child.type === "paragraph" ? (child.children ?? []) : child,
      );
      children.splice(0, Infinity, ...inner);
    }
  };
}
