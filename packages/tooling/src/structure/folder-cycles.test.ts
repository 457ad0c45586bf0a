import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../../..");
const workspaces = globSync("{apps,packages}/*/package.json", { cwd: root }).map(dirname);

// If this fails, move the shared code to a folder that imports neither.
test.for(workspaces)("finds no import cycle between the folders of %s", (workspace) => {
  const imports = readImports(workspace);
  expect(imports.size).toBeGreaterThan(0);
  expect(folderCycles(imports)).toEqual([]);
});

/** The imports of each source file. Paths are relative to the root. */
type Imports = ReadonlyMap<string, readonly string[]>;

const excluded =
  /\.(?:test|spec|cases|stories|config)\.tsx?$|\/(?:test|e2e|examples|reports|dist|node_modules)\//;

/**
 * Reads the imports between a workspace's source files, without tests, stories, examples and tool configurations.
 *
 * @param workspace a path from the root, such as "packages/forms"
 */
function readImports(workspace: string): Imports {
  const files = globSync(`${workspace}/**/*.{ts,tsx}`, { cwd: root }).filter((file) => !excluded.test(file));
  const known = new Set(files);
  return new Map(files.map((file) => [file, importsOf(file).filter((target) => known.has(target))]));
}

function importsOf(file: string): string[] {
  const source = readFileSync(join(root, file), "utf8");
  const specifiers = source.matchAll(/\b(?:from|import)\s*\(?\s*"(\.{1,2}\/[^"]+)"/g);
  return Array.from(specifiers, ([, specifier = ""]) => join(dirname(file), specifier));
}

/** Returns the import cycles between folders, such as `["src/a -> src/b -> src/a"]`. */
function folderCycles(imports: Imports): string[] {
  const graph = new Map<string, Set<string>>();
  for (const [file, targets] of imports) {
    const folder = dirname(file);
    const others = graph.get(folder) ?? new Set();
    graph.set(folder, others);
    for (const target of targets) if (dirname(target) !== folder) others.add(dirname(target));
  }
  return [...graph.keys()].flatMap((folder) => {
    const path = findCycle(graph, folder);
    return path ? [path.join(" -> ")] : [];
  });
}

function findCycle(graph: ReadonlyMap<string, ReadonlySet<string>>, start: string): string[] | undefined {
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
