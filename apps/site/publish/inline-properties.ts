import { generate, walk, type Atrule, type CssNode, type StyleSheet, type WalkContext } from "css-tree";

/** Longer values that are used more than once are worth their name, in characters. */
const longestRepeated = 20;

/**
 * Writes the values of custom properties where they are used, and drops the properties, which makes a page smaller by
 * a twentieth. Only those that the root declares once: every element has the same value of them.
 *
 * @param sheet the page's styles; changed
 * @param elsewhere the page, and all that may load later: a property that it sets stays as it is, and one that its
 * styles use stays declared
 * @returns the text of the styles
 * @example inlineProperties(parseStyles(":root{--gap:1rem}p{margin:var(--gap)}"), ""); // "p{margin:1rem}"
 */
export function inlineProperties(sheet: StyleSheet, elsewhere: string): string {
  const later = mentionsIn(elsewhere);
  const inlined = new Set<string>();
  // Where a value is written into another one, that one may be the next.
  for (;;) {
    const constants = constantsOf(sheet, later, inlined);
    if (constants.size === 0) break;
    substitute(sheet, constants);
    for (const name of constants.keys()) inlined.add(name);
  }
  walk(sheet, {
    visit: "Declaration",
    enter({ property }, item, list) {
      if (inlined.has(property) && !later.has(property)) list.remove(item);
    },
  });
  const text = generate(sheet);
  for (const [name, { uses }] of mentionsIn(text))
    if (inlined.has(name) && uses > 0) throw new Error(`${name} is used where no declaration is.`);
  return text;
}

/** How often a text has `var(--name)`, and the name in any other way: declared, with a fallback, in a query. */
type Mentions = { uses: number; others: number };

function mentionsIn(text: string): ReadonlyMap<string, Mentions> {
  const mentions = new Map<string, Mentions>();
  for (const [, before, name = "", after] of text.matchAll(/(var\()?(--[\w-]+)(\))?/g)) {
    const { uses, others } = mentions.get(name) ?? { uses: 0, others: 0 };
    const isUse = before && after;
    mentions.set(name, { uses: uses + (isUse ? 1 : 0), others: others + (isUse ? 0 : 1) });
  }
  return mentions;
}

/** The values that can be written where they are used, by the names of their properties. */
function constantsOf(
  sheet: CssNode,
  later: ReadonlyMap<string, Mentions>,
  inlined: ReadonlySet<string>,
): Map<string, string> {
  const mentions = mentionsIn(generate(sheet));
  const constants = new Map<string, string>();
  for (const [name, [first, ...more]] of declaredIn(sheet)) {
    if (inlined.has(name) || !first?.isAtRoot || more.length > 0 || first.value.includes("var(")) continue;
    const { uses, others } = mentions.get(name) ?? { uses: 0, others: 0 };
    const isConstant = others === 1 && !later.get(name)?.others;
    const isShorter = uses === 1 || (uses > 1 && first.value.length <= longestRepeated);
    if (isConstant && isShorter) constants.set(name, first.value);
  }
  return constants;
}

/** Every declaration of a custom property. */
function declaredIn(sheet: CssNode): Map<string, { value: string; isAtRoot: boolean }[]> {
  const declared = new Map<string, { value: string; isAtRoot: boolean }[]>();
  const conditions: Atrule[] = [];
  walk(sheet, {
    enter(this: WalkContext, node: CssNode) {
      if (node.type === "Atrule" && node.name !== "layer") conditions.push(node);
      if (node.type !== "Declaration" || !node.property.startsWith("--")) return;
      const { property, value, important } = node;
      const isOfRoot = !!this.rule && generate(this.rule.prelude) === ":root";
      const isAtRoot = isOfRoot && !important && conditions.length === 0;
      declared.set(property, [...(declared.get(property) ?? []), { value: generate(value), isAtRoot }]);
    },
    leave(node: CssNode) {
      if (node === conditions.at(-1)) conditions.pop();
    },
  });
  return declared;
}

/** Where values meet without a space, one keeps them from becoming one. */
const use = /([\w)%]?)var\((--[\w-]+)\)(?=([\w(#.+-]?))/g;

function substitute(sheet: CssNode, constants: ReadonlyMap<string, string>): void {
  walk(sheet, {
    visit: "Declaration",
    enter({ value }) {
      if (value.type !== "Raw") return;
      value.value = value.value.replace(use, (whole, before: string, name: string, after: string) => {
        const constant = constants.get(name);
        if (constant === undefined) return whole;
        return `${before}${before && " "}${constant}${after && " "}`;
      });
    },
  });
}
