import type { Identifier } from "@mdn/browser-compat-data";
import {
  generate,
  parse,
  walk,
  type Block,
  type CssNode,
  type Declaration,
  type WalkContext,
} from "css-tree";
import { css, getUnsupportingBrowsers, type UnsupportedFeatures } from "./compat-data.ts";

const prefixes = ["-webkit-", "-moz-"];
const { properties = {}, types = {}, selectors = {}, "at-rules": atRules = {} } = css ?? {};

/**
 * Returns features that a stylesheet uses and one of the oldest browsers lacks. Ignores styles in `@supports`, and
 * values with a fallback in the same block.
 */
export function findUnsupportedInStyles(stylesheet: string): UnsupportedFeatures {
  const unsupported: UnsupportedFeatures = new Map();
  const note = (path: string, feature: Identifier | undefined, usedPrefixes?: string[]) => {
    const browsers = getUnsupportingBrowsers(feature, usedPrefixes);
    if (browsers.length > 0) unsupported.set(`css.${path}`, browsers);
  };

  const noteUse = (node: CssNode, { rule, atrule, block, declaration }: WalkContext) => {
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- CSS has too many kinds that no browser lacks
    switch (node.type) {
      case "Declaration":
        if (!rule && atrule)
          note(`at-rules.${atrule.name}.${node.property}`, atRules[atrule.name]?.[node.property]);
        else note(`properties.${node.property}`, properties[node.property], prefixesOf(node, block));
        break;
      case "Atrule":
        note(`at-rules.${node.name}`, atRules[node.name]);
        break;
      case "Feature":
        note(`at-rules.media.${mediaFeature(node.name)}`, atRules.media?.[mediaFeature(node.name)]);
        break;
      case "Condition":
        // `not (min-width: 64em)` came with the ranges that it stands for; `not all and` is older.
        if (generate(node).startsWith("not"))
          note("at-rules.media.range_syntax", atRules.media?.["range_syntax"]);
        break;
      case "PseudoClassSelector":
      case "PseudoElementSelector":
        note(`selectors.${node.name}`, selectors[node.name]);
        break;
      case "NestingSelector":
        note("selectors.nesting", selectors.nesting);
        break;
      case "Dimension":
        note(`types.length.${unit(node.unit)}`, types.length?.[unit(node.unit)]);
        break;
      case "Function":
        note(`types.${node.name}`, functionOf(node.name));
        break;
      case "Identifier":
        if (declaration)
          note(
            `properties.${declaration.property}.${node.name}`,
            properties[declaration.property]?.[node.name],
          );
        break;
      default:
    }
  };

  walk(parse(stylesheet, { parseCustomProperty: true }), {
    enter(this: WalkContext, node: CssNode) {
      if (isGuarded(node, this.block)) return walk.skip;
      noteUse(node, this);
      return undefined;
    },
  });
  return unsupported;
}

/** Whether the node is in `@supports`, or has a fallback in the same block. */
function isGuarded(node: CssNode, block: Block | null): boolean {
  if (node.type === "Atrule") return node.name === "supports";
  // A declaration with `var()` overrides its fallback even if its value turns out to be invalid.
  if (node.type !== "Declaration" || generate(node.value).includes("var(")) return false;
  const declarations = declarationsOf(block);
  return declarations.slice(0, declarations.indexOf(node)).some(({ property }) => property === node.property);
}

function prefixesOf({ property }: Declaration, block: Block | null): string[] {
  const declared = new Set(declarationsOf(block).map((declaration) => declaration.property));
  return prefixes.filter((prefix) => declared.has(prefix + property));
}

function declarationsOf(block: Block | null): Declaration[] {
  return (block?.children.toArray() ?? []).filter((node) => node.type === "Declaration");
}

const mediaFeature = (name: string) => name.replace(/^(?:min|max)-/, "");

const unit = (name: string) =>
  /^[dls]v(?:[bhiw]|min|max)$/.test(name) ? "viewport_percentage_units_dynamic" : name;

/** Returns the data of a function, which is a type itself, or part of the type that it returns. */
function functionOf(name: string): Identifier | undefined {
  if (types[name]) return types[name];
  const type = Object.keys(types).find((key) => types[key]?.[name]);
  return type === undefined ? undefined : types[type]?.[name];
}
