import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { packageExports } from "../scripts/package-exports.ts";

const manifest = JSON.parse(readFileSync("package.json", "utf8"));
const sheets = globSync("dist/*.css");
const scripts = globSync("dist/**/*.js");
const read = (file: string) => readFileSync(file, "utf8");

test("has the README's example among the compiled examples", () => {
  const example = read("README.md").match(/```tsx\n([^`]+)```/)?.[1];
  expect(example).toBe(read("examples/home.tsx"));
});

test.each(sheets)("starts %s with the order of the layers", (sheet) => {
  expect(read(sheet)).toMatch(/^@layer reset, tokens, base, components, utilities;\n/);
});

test.each(sheets)("has no class and no animation in %s that could clash with an app's", (sheet) => {
  const names = read(sheet).matchAll(/(?:\.|@keyframes )([A-Za-z_][\w-]*)(?=[^{};]*\{)/g);
  expect(Array.from(names, ([, name]) => name).filter((name) => !name?.startsWith("mf_"))).toEqual([]);
});

test("has no class name in two CSS modules", () => {
  const names = scripts
    .filter((file) => file.endsWith(".module.js"))
    .flatMap((file) => Array.from(read(file).matchAll(/"(mf_\w+)"/g), ([, name]) => name));
  expect(names.length).toBeGreaterThan(100);
  expect(names.length).toBe(new Set(names).size);
});

test("imports no sheets in scripts, so that plain Node can load them", () => {
  const statements = Object.keys(packageExports(manifest.exports))
    .filter((entry) => !/\.css$|\*/.test(entry))
    .map(
      (entry) => `await import(${JSON.stringify(entry.replace(".", manifest.name))}, ${withType(entry)});`,
    );
  const run = () => execFileSync(process.execPath, ["--input-type=module", "--eval", statements.join("")]);
  expect(run).not.toThrow();
});

test("builds a source map with the source for each script that is not a mere entry", () => {
  for (const script of globSync("dist/*/*.js")) {
    const { sources, sourcesContent } = JSON.parse(read(`${script}.map`));
    expect(sourcesContent).toHaveLength(sources.length);
  }
});

function withType(entry: string): string {
  return entry.endsWith(".json") ? `{ with: { type: "json" } }` : "{}";
}
