import {
  generate,
  ident,
  parse,
  walk,
  type AttributeSelector,
  type CssNode,
  type List,
  type ListItem,
  type Selector,
  type StyleSheet,
} from "css-tree";
import type { HTMLElement } from "node-html-parser";
import { optimizeProperties } from "./inline-properties.ts";

// Written by hand, since Beasties drops what scripts add later, PurgeCSS keeps a rule if its names are words anywhere in
// the page, whether or not its selector can match, and Lightning CSS drops only the names that it is given.

/** Attributes that browsers set when something opens. */
const setByBrowsers = ["open"];

/**
 * Returns the styles without those that no element of the page, with its templates, can need in any state, and no element that code,
 * which may load later, may add: each word in it counts as used.
 */
export function usedStyles(css: string, page: HTMLElement, code: string): string {
  const sheet = parse(css, { parseValue: false, parseAtrulePrelude: false, parseCustomProperty: false });
  if (sheet.type !== "StyleSheet") throw new Error("Expected a stylesheet.");
  dropRules(sheet, createMatcher(page, code));
  dropKeyframes(sheet);
  if (!code) dropFontFaces(sheet, page.toString());
  optimizeProperties(sheet, `${page.toString()}${code}`);
  dropEmpty(sheet);
  return generate(sheet);
}

type Matcher = (selector: Selector) => boolean;

/** Elements that code creates: `jsx("p", …)`, `isList ? "ul" : "p"`, `"<p>"`. */
const createdElements = /["'`<]([a-z][a-z\d]*)(?=["'`\s>])/g;

function createMatcher(page: HTMLElement, code: string): Matcher {
  const words = new Set(code.match(/[\w-]+/g));
  const properties = new Set(code.toLowerCase().match(/\w+/g));
  const elements = new Set(Array.from(code.matchAll(createdElements), ([, name = ""]) => name));
  // A heading's level is often computed.
  if (code) for (const level of [1, 2, 3, 4, 5, 6]) elements.add(`h${level}`);
  const names = new Set(elements);
  const withoutClass = new Set(elements);
  const values = new Map<string, Set<string>>(setByBrowsers.map((name) => [name, new Set()]));
  for (const element of page.querySelectorAll("*")) {
    const tag = element.rawTagName.toLowerCase();
    names.add(tag);
    if (!element.hasAttribute("class")) withoutClass.add(tag);
    for (const name of element.classList.values()) names.add(`.${name}`);
    if (element.id) names.add(`#${element.id}`);
    for (const [name, value] of Object.entries(element.attributes)) {
      const known = values.get(name.toLowerCase()) ?? new Set();
      values.set(name.toLowerCase(), known.add(value));
    }
  }

  function hasAttribute({ name, matcher, value, flags }: AttributeSelector): boolean {
    const known = values.get(name.name.toLowerCase());
    const isInCode = words.has(name.name) || properties.has(propertyOf(name.name));
    if (!known && !isInCode) return false;
    if (!value || flags) return true;
    const wanted = value.type === "String" ? value.value : ident.decode(value.name);
    // A script may set any of its texts, and computes some other values.
    if (isInCode && (code.includes(wanted) || /^(?:true|false|\d+)$/.test(wanted))) return true;
    const isMatch = comparisons[matcher ?? "="];
    return isMatch === undefined || Array.from(known ?? []).some((given) => isMatch(given, wanted));
  }

  function mayMatch(selector: Selector): boolean {
    return selector.children.toArray().every((part, index, parts) => {
      if (part.type === "TypeSelector") {
        const next = parts[index + 1];
        const wanted = next && generate(next) === ":not([class])" ? withoutClass : names;
        return part.name === "*" || wanted.has(part.name.toLowerCase());
      }
      if (part.type === "ClassSelector") return names.has(`.${part.name}`) || words.has(part.name);
      if (part.type === "IdSelector") return names.has(`#${part.name}`) || words.has(part.name);
      if (part.type === "AttributeSelector") return hasAttribute(part);
      if (part.type !== "PseudoClassSelector" || part.name === "not") return true;
      const lists = part.children?.toArray().filter((list) => list.type === "SelectorList") ?? [];
      return lists.every(({ children }) =>
        children.some((each) => each.type === "Selector" && mayMatch(each)),
      );
    });
  }
  return mayMatch;
}

/** Returns the property that sets an attribute, in lower case: `fooBar` of a `dataset`, `ariaBusy`, `readOnly`. */
function propertyOf(attribute: string): string {
  return attribute
    .toLowerCase()
    .replace(/^data-/, "")
    .replaceAll("-", "");
}

const comparisons: Record<string, (given: string, wanted: string) => boolean> = {
  "=": (given, wanted) => given === wanted,
  "^=": (given, wanted) => given.startsWith(wanted),
  "$=": (given, wanted) => given.endsWith(wanted),
};

function dropRules(sheet: StyleSheet, mayMatch: Matcher): void {
  walk(sheet, {
    visit: "Rule",
    enter({ prelude }, item, list) {
      // Steps of keyframes are rules, too.
      if (prelude.type !== "SelectorList" || this.atrule?.name.endsWith("keyframes")) return;
      dropSelectors(prelude.children, mayMatch);
      if (prelude.children.isEmpty) list.remove(item);
      // `:where` has no specificity, so its selectors can go one by one.
      walk(prelude, {
        visit: "PseudoClassSelector",
        enter({ name, children }) {
          if (name !== "where") return;
          for (const part of children ?? [])
            if (part.type === "SelectorList") dropSelectors(part.children, mayMatch);
        },
      });
    },
  });
}

function dropSelectors(selectors: List<CssNode>, mayMatch: Matcher): void {
  selectors.forEach((selector, item) => {
    if (selector.type === "Selector" && !mayMatch(selector)) selectors.remove(item);
  });
}

/** Drops keyframes that nothing names. */
function dropKeyframes(sheet: StyleSheet): void {
  const animations = new Set<string>();
  walk(sheet, {
    visit: "Declaration",
    enter({ property, value }) {
      if (/^--|animation(?:-name)?$/.test(property))
        for (const word of generate(value).match(/[\w-]+/g) ?? []) animations.add(word);
    },
  });
  walk(sheet, {
    visit: "Atrule",
    enter({ name, prelude }, item, list) {
      if (name === "keyframes" && prelude && !animations.has(generate(prelude))) list.remove(item);
    },
  });
}

/** Drops the fonts without a letter of a text. A page with code keeps them all, since visitors type into it. */
function dropFontFaces(sheet: StyleSheet, text: string): void {
  walk(sheet, {
    visit: "Atrule",
    enter({ name, block }, item, list) {
      const [, ranges] = /unicode-range:([^;}]+)/.exec(block ? generate(block) : "") ?? [];
      if (name !== "font-face" || !ranges) return;
      const letters = ranges.replaceAll(
        /U\+(\w+)(?:-(\w+))?,?/gi,
        (_, first: string, last: string = first) => `\\u{${first}}-\\u{${last}}`,
      );
      if (!new RegExp(`[${letters}]`, "u").test(text)) list.remove(item);
    },
  });
}

/** Drops empty rules, except the first mention of a layer, which decides its order. */
function dropEmpty(sheet: StyleSheet): void {
  const placed = new Set<string>();
  walk(sheet, {
    leave(node: CssNode, item: ListItem<CssNode>, list: List<CssNode> | null) {
      if (node.type !== "Rule" && node.type !== "Atrule") return;
      const isLayer = node.type === "Atrule" && node.name === "layer" && node.prelude;
      const layers = isLayer
        ? generate(isLayer)
            .trim()
            .split(/\s*,\s*/)
        : [];
      const isFirst = layers.some((layer) => !placed.has(layer));
      for (const layer of layers) placed.add(layer);
      if (node.block?.children.isEmpty && !isFirst) list?.remove(item);
    },
  });
}
