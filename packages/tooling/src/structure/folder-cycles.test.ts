import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../../..");
const workspaces = globSync("{apps,packages}/*/package.json", { cwd: root }).map(dirname);

// If this fails, move the shared code to a folder that imports neither.
test.for(workspaces)("finds no import cycle between the folders of %s", (workspace) => {
  const graph = readGraph(workspace);
  expect(graph.size).toBeGreaterThan(0);
  const cycles = Array.from(graph.keys(), (folder) => findCycle(graph, folder)?.join(" -> "));
  expect(cycles.filter(Boolean)).toEqual([]);
});

/** The folders that each folder imports. Paths are relative to the root. */
type Graph = ReadonlyMap<string, ReadonlySet<string>>;

const excluded =
  /\.(?:test|spec|cases|stories|config)\.tsx?$|\/(?:test|e2e|examples|reports|dist|node_modules)\//;

/**
 * Reads the imports between a workspace's folders, without tests, stories, examples and tool configurations.
 *
 * @param workspace a path from the root, such as "packages/forms"
 */
function readGraph(workspace: string): Graph {
  const files = globSync(`${workspace}/**/*.{ts,tsx}`, { cwd: root }).filter((file) => !excluded.test(file));
  const known = new Set(files);
  const folders = Map.groupBy(files, (file) => dirname(file));
  return new Map(
    Array.from(folders, ([folder, own]) => {
      const imported = own.flatMap(importsOf).filter((target) => known.has(target));
      return [folder, new Set(imported.map((target) => dirname(target)).filter((other) => other !== folder))];
    }),
  );
}

function importsOf(file: string): string[] {
  const source = readFileSync(join(root, file), "utf8");
  const specifiers = source.matchAll(/\b(?:from|import)\s*\(?\s*"(\.{1,2}\/[^"]+)"/g);
  return Array.from(specifiers, ([, specifier = ""]) => join(dirname(file), specifier));
}

function findCycle(graph: Graph, start: string): string[] | undefined {
  const paths = [[start]];
  const seen = new Set<string>();
  for (const path of paths) {
    for (const next of graph.get(path.at(-1) ?? start) ?? []) {
      if (next === start) return [...path, start];
      if (!seen.has(next)) paths.push([...path, next]);
      seen.add(next);
    }
  }
  return undefined;
}
