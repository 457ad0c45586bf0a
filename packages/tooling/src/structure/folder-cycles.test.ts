import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { folderCycles, readImports } from "./imports.ts";

const root = join(import.meta.dirname, "../../../..");
const workspaces = globSync("{apps,packages}/*/package.json", { cwd: root }).map(dirname);

// If this fails, move the shared code to a folder that imports neither.
test.for(workspaces)("finds no import cycle between the folders of %s", (workspace) => {
  const imports = readImports(root, workspace);
  expect(imports.size).toBeGreaterThan(0);
  expect(folderCycles(imports)).toEqual([]);
});

test("finds a cycle through a third folder, but none within a folder", () => {
  const imports = new Map([
    ["a/one.ts", ["a/two.ts", "b/three.ts"]],
    ["a/two.ts", ["a/one.ts"]],
    ["b/three.ts", ["c/four.ts"]],
    ["c/four.ts", ["a/two.ts"]],
    ["d/five.ts", ["a/one.ts"]],
  ]);
  expect(folderCycles(imports)).toEqual(["a -> b -> c -> a", "b -> c -> a -> b", "c -> a -> b -> c"]);
});
