import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tokenFiles } from "./design-tokens.ts";
import { roleTokens } from "./token-list.ts";

type Length = { value?: number; unit?: string };
type Shadow = { offsetY?: Length; blur?: Length; color?: { alpha: number } };
type Value = number | string | number[] | string[] | (Length & Shadow & { hex?: string });
type Leaf = {
  path: string;
  $type: string;
  $value: Value;
  $description?: string;
  variable?: string;
  css?: string;
};

const sheet = readFileSync("src/tokens/tokens.css", "utf8");
const declarations = Array.from(
  sheet.matchAll(/^ {4}--([\w-]+): (.+);$/gm),
  ([, name = "", value = ""]) => [name, value] as const,
);
// The first declaration of each. Surfaces redeclare some.
const declared = new Map(declarations.toReversed());
const { "tokens.resolver.json": resolver = {}, ...schemes } = tokenFiles();
const files = Object.entries(schemes);

test.each(files)("has each custom property in %s", (_name, file) => {
  const variables = new Set(leavesOf(file).flatMap(({ variable }) => variable?.slice(2) ?? []));
  expect([...variables].toSorted()).toEqual([...declared.keys()].toSorted());
});

test.each(files)("has the values of the stylesheet in %s", (_name, file) => {
  const others = leavesOf(file)
    .filter(({ path, variable }) => variable && !path.startsWith("color."))
    .map((leaf) => ({ leaf, css: leaf.css ?? declared.get(leaf.variable?.slice(2) ?? "") ?? "" }));
  expect(others.length).toBeGreaterThan(70);
  expect(others.filter(({ leaf, css }) => !css.replaceAll('"', "").includes(cssOf(leaf)))).toEqual([]);
  expect(others.find(({ leaf }) => leaf.path === "measure-text")?.leaf.css).toBe("39.6em");
});

test.each(files)("has the roles of the stylesheet in %s, with existing colors", (fileName, file) => {
  const leaves = leavesOf(file);
  const roles = leaves.filter(({ path }) => path.startsWith("color."));
  const expected = roles.map(({ path }) => {
    const css = declared.get(path.replace(".", "-")) ?? "";
    const [light = "", dark = ""] = Array.from(css.matchAll(/var\(--([\w-]+)\)/g), ([, name]) => name);
    return `{palette.${fileName === "tokens.json" ? light : dark}}`;
  });
  expect(roles.map(({ $value }) => $value)).toEqual(expected);
  const paths = new Set(leaves.map(({ path }) => `{${path}}`));
  expect(expected.filter((alias) => !paths.has(alias))).toEqual([]);
});

test.each(files)("has the purpose of each token in %s, with units of the format", (_name, file) => {
  const leaves = leavesOf(file).filter(({ path }) => !path.startsWith("skin."));
  expect(leaves.filter(({ $description }) => !$description)).toEqual([]);
  const units = leaves.filter(({ $type }) => $type === "dimension").map(({ $value }) => partsOf($value).unit);
  expect(new Set(units)).toEqual(new Set(["px", "rem"]));
});

test("refers in the resolver to existing files and roles", () => {
  const text = JSON.stringify(resolver);
  const named = Array.from(text.matchAll(/"\$ref":"([\w.]+)"/g), ([, name]) => name);
  expect(new Set(named)).toEqual(new Set(Object.keys(schemes)));
  const roles = new Set<string>(roleTokens.map(({ name }) => name));
  const overridden = Array.from(text.matchAll(/"([\w-]+)":\{"\$type"/g), ([, role]) => `color-${role}`);
  expect(overridden.length).toBeGreaterThan(0);
  expect(overridden.filter((role) => !roles.has(role))).toEqual([]);
});

function leavesOf(group: object, path: string[] = []): Leaf[] {
  return Object.entries(group).flatMap(([name, value]) => {
    if (name.startsWith("$") || typeof value !== "object" || value === null) return [];
    const own = [...path, name];
    if (!("$value" in value)) return leavesOf(value, own);
    return [{ ...value, path: own.join("."), ...value.$extensions?.["com.matchfront"] }];
  });
}

const partsOf = (value: Value) => (typeof value === "object" && !Array.isArray(value) ? value : {});

/** Returns the part of the stylesheet's value that the token must have. */
function cssOf({ $type, $value }: Leaf): string {
  if (Array.isArray($value)) return $value.join(", ");
  if (typeof $value !== "object") return `${$value}`;
  const { hex = "", value = "", unit = "", offsetY, blur, color } = $value;
  if ($type === "shadow") return `${offsetY?.value}px ${blur?.value}px rgb(32 18 14 / ${color?.alpha})`;
  return $type === "color" ? hex : `${value}${unit}`;
}
