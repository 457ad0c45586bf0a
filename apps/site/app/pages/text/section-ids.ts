import { valueToEstree } from "estree-util-value-to-estree";

/** The part of a Markdown tree that these plugins use. */
export type MarkdownNode = {
  type: string;
  /** A component's, among the text. */
  name?: string;
  depth?: number;
  value?: string;
  data?: object;
  children?: MarkdownNode[];
};

/** A section of a text: its address after "#", and its heading. */
export type Section = { id: string; label: string };

const idComment = /^\/\*\s*#([\w-]+)\s*\*\/$/;

/**
 * A remark plugin: `## 1. Agreeing to these terms {/* #agreeing *\/}` gives the heading that id, and the module
 * exports `sections`, its headings of level 2 in their order, for a `TableOfContents`. A heading of level 2 without
 * an id breaks the build: ids are addresses and must not depend on the text.
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
    tree.children?.push(exportConst("sections", sections));
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

/** `export const name = …`, as the tree that MDX wants. */
function exportConst(name: string, value: readonly Section[]): MarkdownNode {
  const declarator = {
    type: "VariableDeclarator",
    id: { type: "Identifier", name },
    init: valueToEstree(value),
  };
  const declaration = { type: "VariableDeclaration", kind: "const", declarations: [declarator] };
  const statement = {
    type: "ExportNamedDeclaration",
    specifiers: [],
    attributes: [],
    source: null,
    declaration,
  };
  const estree = { type: "Program", sourceType: "module", body: [statement] };
  return { type: "mdxjsEsm", value: "", data: { estree } };
}
