import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The source files that import one another, each with those that it imports, by their paths from the root. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** Tests, and the settings that tools read: no source imports them. */
const isApart =
  /\.(?:test|spec|cases|stories|config)\.tsx?$|\/(?:test|e2e|examples|reports|dist|build|node_modules)\//;

/**
 * Reads which source file of a workspace imports which other. Tests, stories, examples and tools' settings import what they like.
 *
 * @param root of the repository
 * @param workspace from there, such as "packages/forms"
 */
export function readImports(root: string, workspace: string): Imports {
  const files = globSync(`${workspace}/**/*.{ts,tsx}`, { cwd: root }).filter((file) => !isApart.test(file));
  const known = new Set(files);
  return new Map(files.map((file) => [file, importsOf(root, file).filter((target) => known.has(target))]));
}

function importsOf(root: string, file: string): string[] {
  const source = readFileSync(join(root, file), "utf8");
  const specifiers = source.matchAll(/\b(?:from|import)\s*\(?\s*"(\.{1,2}\/[^"]+)"/g);
  return Array.from(specifiers, ([, specifier = ""]) => join(dirname(file), specifier));
}

/**
 * The folders that import each other, directly or over others: every way back to where it began.
 *
 * @returns such as `["src/a -> src/b -> src/a"]`; empty where there is none
 */
export function folderCycles(imports: Imports): string[] {
  const graph = new Map<string, Set<string>>();
  for (const [file, targets] of imports) {
    const folder = dirname(file);
    const others = graph.get(folder) ?? new Set();
    graph.set(folder, others);
    for (const target of targets) if (dirname(target) !== folder) others.add(dirname(target));
  }
  return [...graph.keys()].flatMap((folder) => {
    const way = wayBack(graph, folder);
    return way ? [way.join(" -> ")] : [];
  });
}

/** The shortest way from a folder over others to itself. */
function wayBack(graph: ReadonlyMap<string, ReadonlySet<string>>, start: string): string[] | undefined {
  const ways = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? start) ?? []) {
      if (next === start) return [...way, start];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}
