import { generate, walk, type CssNode, type Declaration, type StyleSheet } from "css-tree";

/** Longer values that are used more than once are worth their name, in characters. */
const longestRepeated = 20;

/**
 * Replaces custom properties by their values if the root alone declares them, once: every element has the same value.
 * /fr/terms would otherwise miss the 14,600 bytes of the first flight by 150 bytes. A property that the page or what
 * may load later (`elsewhere`) sets stays as it is, and one that its styles use stays declared.
 */
export function inlineProperties(sheet: StyleSheet, elsewhere: string): string {
  const later = countMentions(elsewhere);
  const inlined = new Map<string, string>();
  const declarations = rootDeclarations(sheet.children.toArray());
  // Replacing a property in the value of another one makes that one the next.
  for (let before = -1; before < inlined.size;) {
    before = inlined.size;
    const mentions = countMentions(generate(sheet));
    for (const { property, value, important } of declarations) {
      const { uses = 0, others = 0 } = mentions.get(property) ?? {};
      const text = generate(value);
      const isConstant = others === 1 && !later.get(property)?.others && !text.includes("var(");
      const isShorter = uses === 1 || (uses > 1 && text.length <= longestRepeated);
      if (isConstant && isShorter && !important) inlined.set(property, text);
    }
    replaceUses(sheet, inlined);
  }
  walk(sheet, {
    visit: "Declaration",
    enter({ property }, item, list) {
      if (inlined.has(property) && !later.has(property)) list.remove(item);
    },
  });
  return generate(sheet);
}

/** Returns the custom properties of `:root`, outside of conditions. */
function rootDeclarations(nodes: readonly CssNode[]): Declaration[] {
  return nodes.flatMap((node) => {
    const block =
      node.type === "Atrule" || node.type === "Rule" ? (node.block?.children.toArray() ?? []) : [];
    if (node.type === "Atrule") return node.name === "layer" ? rootDeclarations(block) : [];
    if (node.type !== "Rule" || generate(node.prelude) !== ":root") return [];
    return block.flatMap((each) =>
      each.type === "Declaration" && each.property.startsWith("--") ? each : [],
    );
  });
}

/** Counts how often a text has `var(--name)`, and the name in other ways: declared, with a fallback, in a query. */
function countMentions(text: string): ReadonlyMap<string, { uses: number; others: number }> {
  const mentions = new Map<string, { uses: number; others: number }>();
  for (const [, before, name = "", after] of text.matchAll(/(var\()?(--[\w-]+)(\))?/g)) {
    const count = mentions.get(name) ?? { uses: 0, others: 0 };
    mentions.set(name, count);
    if (before && after) count.uses += 1;
    else count.others += 1;
  }
  return mentions;
}

/** A use with its neighbors: a space keeps adjacent values apart. */
const use = /([\w)%]?)var\((--[\w-]+)\)(?=([\w(#.+-]?))/g;

function replaceUses(sheet: StyleSheet, values: ReadonlyMap<string, string>): void {
  walk(sheet, {
    visit: "Declaration",
    enter({ value }) {
      if (value.type !== "Raw") return;
      value.value = value.value.replace(use, (whole, before: string, name: string, after: string) => {
        const replacement = values.get(name);
        return replacement === undefined ? whole : `${before}${before && " "}${replacement}${after && " "}`;
      });
    },
  });
}
