import { generate, walk, type CssNode, type Declaration, type StyleSheet } from "css-tree";

/** Longer values that are used more than once are worth their name, in characters. */
const longestRepeated = 20;

/**
 * Drops custom properties that nothing names. Replaces the others by their values if the root alone declares them,
 * once: every element has the same value. /fr/terms would otherwise miss the 14,600 bytes of the first flight by 150
 * bytes. A property that the page or what may load later (`elsewhere`) sets stays as it is, and one that it names stays
 * declared.
 */
export function optimizeProperties(sheet: StyleSheet, elsewhere: string): void {
  const later = countMentions(elsewhere);
  // A property that goes may have named another one, and a value that is replaced may make another one constant.
  for (let isChanged = true; isChanged;) {
    const mentions = countMentions(generate(sheet));
    const isNamed = (name: string) => later.has(name) || mentions.get(name)?.isNamed;
    isChanged = dropProperties(sheet, isNamed) || inlineConstants(sheet, mentions, later);
  }
}

function dropProperties(sheet: StyleSheet, isNamed: (name: string) => boolean | undefined): boolean {
  let isChanged = false;
  walk(sheet, {
    visit: "Declaration",
    enter({ property }, item, list) {
      if (!property.startsWith("--") || isNamed(property)) return;
      list.remove(item);
      isChanged = true;
    },
  });
  return isChanged;
}

function inlineConstants(sheet: StyleSheet, mentions: Mentions, later: Mentions): boolean {
  const constants = new Map<string, string>();
  for (const { property, value, important } of rootDeclarations(sheet.children.toArray())) {
    const { uses = 0, others = 0 } = mentions.get(property) ?? {};
    const text = generate(value);
    const isConstant = others === 1 && !later.get(property)?.others && !text.includes("var(");
    const isShorter = uses === 1 || (uses > 1 && text.length <= longestRepeated);
    if (isConstant && isShorter && !important) constants.set(property, text);
  }
  replaceUses(sheet, constants);
  return constants.size > 0;
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

type Mentions = ReturnType<typeof countMentions>;

/**
 * Counts how often a text has `var(--name)`, and the name in other ways: declared, with a fallback, in a query.
 * `isNamed`: whether `var()` or `style()` names it.
 */
function countMentions(text: string) {
  const mentions = new Map<string, { uses: number; others: number; isNamed: boolean }>();
  for (const [, before, name = "", after] of text.matchAll(/((?:var|style)\(\s*)?(--[\w-]+)(\))?/g)) {
    const count = mentions.get(name) ?? { uses: 0, others: 0, isNamed: false };
    mentions.set(name, count);
    count.isNamed ||= before !== undefined;
    if (before === "var(" && after) count.uses += 1;
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
