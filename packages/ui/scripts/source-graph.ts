import { fileURLToPath } from "node:url";
import { build } from "esbuild";

/** The imports of each source file from other source files, in order. Paths are relative to `src`. */
export type SourceGraph = ReadonlyMap<string, readonly string[]>;

export const publicEntries = ["index.ts", "illustrations.ts", "enhancements.ts", "theme.ts"];

// tsup bundles this file and keeps only `import.meta.url`.
const folder = fileURLToPath(new URL("../src/", import.meta.url));

/** Reads the files that the entries reach, according to esbuild: without types, tests and stories. */
export async function readSourceGraph(...entries: string[]): Promise<SourceGraph> {
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: entries,
    outdir: "never-written",
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    jsx: "automatic",
    packages: "external",
    loader: { ".css": "local-css", ".woff2": "empty" },
  });
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      imports.flatMap(({ path, external }) => (external ? [] : [path])),
    ]),
  );
}

/** Returns files and everything that they import, once each, dependencies first. */
export function importsOf(graph: SourceGraph, ...files: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    for (const imported of graph.get(file) ?? []) visit(imported);
    found.add(file);
  };
  for (const file of files) visit(file);
  return [...found];
}
