import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../../..");
const app = join(root, "apps/fixtures/whole-form");
const page = readFileSync(join(root, "packages/forms/docs/a-whole-form.md"), "utf8");
const { scripts, dependencies, devDependencies } = JSON.parse(
  readFileSync(join(app, "package.json"), "utf8"),
);
const made = new Set(["dist", "node_modules", "package.json"]);
const files = readdirSync(app).filter((name) => !made.has(name));

const shown = new Map(
  Array.from(page.matchAll(/^`([\w.-]+)`:\n\n```\w+\n(.*?)^```$/gms), ([, name, text]) => [name, text]),
);

test("the page about a whole form shows every file of its app, and no other code", () => {
  expect(new Set(shown.keys())).toEqual(new Set(files));
  expect(page.match(/^```\w+$/gm)).toHaveLength(files.length + ["install", "build"].length);
});

test.each(files)("the page about a whole form shows %s exactly as it is built and driven", (name) => {
  expect(shown.get(name)).toBe(readFileSync(join(app, name), "utf8"));
});

test.each([
  ...scripts.build.split(" && ").filter((command: string) => !command.startsWith("tsc")),
  scripts.start,
])("the page about a whole form says to run %s", (command) => expect(page).toContain(command));

test("the page about a whole form installs what its app has", () => {
  const installed = Array.from(page.matchAll(/^npm install (.+)$/gm), ([, names = ""]) => names.split(" "));
  const names = installed.flat().filter((name) => !name.startsWith("--"));
  expect(names.toSorted()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).toSorted());
});
