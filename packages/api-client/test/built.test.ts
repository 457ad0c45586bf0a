import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(new URL(`../dist/${file}`, import.meta.url), "utf8");

test("importing only `calls` loads no other package", () => {
  const imported = Array.from(read("calls/calls.js").matchAll(/\bfrom "(.+?)"/g), ([, name = ""]) => name);
  expect(imported.filter((name) => !name.startsWith("../chunk-"))).toEqual([]);
});

// Bundlers remove unused exports, but no side effects.
test.for(["index.js", "calls/index.js"])("%s only re-exports", (entry) => {
  const statements = read(entry).replaceAll(
    /^(?:import|export) (?:\{[^}]*\}(?: from )?)?(?:"[^"]+")?;$/gm,
    "",
  );
  expect(statements.trim()).toBe("");
});
