import type { Identifier } from "@mdn/browser-compat-data";
import { parseAst } from "vite";
import { api, javascript, getUnsupportingBrowsers, type UnsupportedFeatures } from "./compat-data.ts";
import { findUnsupportedInStyles } from "./style-features.ts";

type Syntax = { type: string; [field: string]: unknown };

const singletons: Record<string, string> = {
  document: "Document",
  history: "History",
  location: "Location",
  navigator: "Navigator",
  performance: "Performance",
  window: "Window",
};

const builtIns = javascript?.builtins ?? {};
const interfaces = api ?? {};

/**
 * The built-ins that have a member, by its name. Built-ins that a browser lacks entirely are omitted, except
 * iterators, which are older than the global `Iterator`.
 */
const owners = new Map<string, string[]>();
for (const owner of Object.keys(builtIns)) {
  if (owner !== "Iterator" && getUnsupportingBrowsers(builtIns[owner]).length > 0) continue;
  for (const name of Object.keys(builtIns[owner] ?? {}))
    owners.set(name, [...(owners.get(name) ?? []), owner]);
}

/**
 * Returns features that a script uses and one of the oldest browsers lacks: syntax, globals, static members, members
 * of global objects, members of built-in values unless another built-in has a member of that name, and selectors that are
 * literal arguments of `querySelector` and its like. It does not recognize feature detection.
 */
export function findUnsupportedInScript(code: string): UnsupportedFeatures {
  const unsupported: UnsupportedFeatures = new Map();
  const note = (path: string, feature: Identifier | undefined) => {
    const browsers = getUnsupportingBrowsers(feature);
    if (browsers.length > 0) unsupported.set(path, browsers);
  };
  const noteMember = (owner: string | undefined, name: string) => {
    if (owner && builtIns[owner]?.[name])
      return note(`javascript.builtins.${owner}.${name}`, builtIns[owner][name]);
    const like = interfaces[singletons[owner ?? ""] ?? owner ?? ""];
    const member = like?.[name] ?? like?.[`${name}_static`];
    if (member) return note(`api.${owner}.${name}`, member);
    const known = owners.get(name) ?? [];
    if (known.every((key) => getUnsupportingBrowsers(builtIns[key]?.[name]).length > 0))
      for (const key of known) note(`javascript.builtins.${key}.${name}`, builtIns[key]?.[name]);
    return undefined;
  };
  const noteGlobal = (name: string) => {
    note(`javascript.builtins.${name}`, builtIns[name]);
    note(`api.${name}`, interfaces[name] ?? interfaces.Window?.[name]);
  };

  const visit = (node: Syntax, parent: Syntax) => {
    if (node.type === "MemberExpression") {
      const name = nameOf(node.property, node.computed === true);
      if (name) noteMember(nameOf(node.object), name);
    }
    if (node.type === "Identifier" && !isKey(node, parent)) noteGlobal(String(node.name));
    const selector = node.type === "CallExpression" && selectorOf(node);
    if (selector) for (const entry of findUnsupportedInStyles(`${selector} {}`)) unsupported.set(...entry);
    if (node.type === "StaticBlock")
      note("javascript.classes.static", javascript?.classes?.static?.initialization_blocks);
    if (node.type === "Literal" && /^\/.*\(\?<[!=]/.test(String(node.raw)))
      note(
        "javascript.regular_expressions.lookbehind",
        javascript?.regular_expressions?.lookbehind_assertion,
      );
    for (const child of Object.values(node).flat()) if (isSyntax(child)) visit(child, node);
  };
  visit({ ...parseAst(code) }, { type: "none" });
  return unsupported;
}

const selectorMethods = new Set(["closest", "matches", "querySelector", "querySelectorAll"]);

/** Returns the literal selector of a call such as `element.closest(".card")`, with "x" in place of expressions in it. */
function selectorOf({ callee, arguments: values }: Syntax): string | undefined {
  const [selector] = [values].flat();
  if (!isSyntax(callee) || !isSyntax(selector) || !selectorMethods.has(nameOf(callee.property) ?? ""))
    return undefined;
  if (selector.type === "Literal") return String(selector.value);
  const quasis = selector.type === "TemplateLiteral" ? [selector.quasis].flat() : [];
  return quasis.map((quasi) => String(Object(Object(quasi).value).cooked)).join("x");
}

/** Returns the name of an identifier or of a string in brackets. */
function nameOf(node: unknown, isComputed = false): string | undefined {
  if (!isSyntax(node)) return undefined;
  if (node.type === "Identifier" && !isComputed) return String(node.name);
  return node.type === "Literal" && typeof node.value === "string" ? node.value : undefined;
}

function isKey(node: Syntax, parent: Syntax): boolean {
  return (parent.property === node || parent.key === node) && parent.computed !== true;
}

function isSyntax(value: unknown): value is Syntax {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}
