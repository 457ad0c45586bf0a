import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { measureImports, namesOf } from "./measure-imports.ts";

const { exports } = JSON.parse(readFileSync("package.json", "utf8"));
const { imports: budgets, together } = JSON.parse(readFileSync("budgets.json", "utf8"));
const scripts = Object.keys(exports)
  .filter((entry) => !/\.css$|\.json$|\*/.test(entry))
  .map((entry) => entry.replace(".", "@matchfront/ui"));
const offers = await Promise.all(scripts.map(async (entry) => ({ entry, names: await namesOf(entry) })));
const imports = offers.flatMap(({ entry, names }) => names.map((name) => ({ entry, name })));
const sizes = await measureImports(imports.map(({ entry, name }) => `export { ${name} } from "${entry}";`));
const everything = offers.find(({ entry }) => entry === "@matchfront/ui")?.names ?? [];

const drawings = namesFrom("portrait", "scene", "screen");
const icons = namesFrom("icons", "brand-icons");

function namesFrom(...parts: string[]): Set<string> {
  const entries = new Set(parts.map((part) => `@matchfront/ui/${part}`));
  return new Set(offers.flatMap(({ entry, names }) => (entries.has(entry) ? names : [])));
}

test("every export has a budget, and every budget an export", () => {
  const names = new Set(imports.map(({ name }) => name));
  expect([...names].toSorted()).toEqual(Object.keys(budgets).toSorted());
});

test.each(imports.map(({ entry, name }, index) => ({ entry, name, size: sizes[index] })))(
  "$name of $entry costs at most its budget",
  ({ name, size }) => {
    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThanOrEqual(budgets[name]);
  },
);

test.each([
  { what: "everything", names: everything },
  { what: "everything but drawings", names: everything.filter((name) => !drawings.has(name)) },
  {
    what: "everything but drawings and icons",
    names: everything.filter((name) => !drawings.has(name) && !icons.has(name)),
  },
])("$what costs at most its budget", async ({ what, names }) => {
  const [size] = await measureImports([`export { ${names.join(", ")} } from "@matchfront/ui";`]);
  expect(size).toBeLessThanOrEqual(together[what]);
});

test("an import for its effect alone leaves nothing", async () => {
  const costs = await measureImports(scripts.map((entry) => `import "${entry}";`));
  expect(costs).toEqual(scripts.map(() => 0));
});
