import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { folderCycles, readImports } from "./imports.ts";

const root = join(import.meta.dirname, "../../../..");
const workspaces = globSync("{apps,packages}/*/package.json", { cwd: root }).map(dirname);

// Where this fails, move what both folders need into a folder that imports neither.
test.for(workspaces)("no folder of %s imports one that imports it", (workspace) => {
  const imports = readImports(root, workspace);
  expect(imports.size).toBeGreaterThan(0);
  expect(folderCycles(imports)).toEqual([]);
});

test("a way back over a third folder is found, and one within a folder is none", () => {
  const imports = new Map([
    ["a/one.ts", ["a/two.ts", "b/three.ts"]],
    ["a/two.ts", ["a/one.ts"]],
    ["b/three.ts", ["c/four.ts"]],
    ["c/four.ts", ["a/two.ts"]],
    ["d/five.ts", ["a/one.ts"]],
  ]);
  expect(folderCycles(imports)).toEqual(["a -> b -> c -> a", "b -> c -> a -> b", "c -> a -> b -> c"]);
});
