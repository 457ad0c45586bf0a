import { gzipSync } from "node:zlib";
import { build } from "esbuild";

/**
 * What each of these imports costs a page that has React already, bundled alone: minified, compressed by gzip, in kB of
 * 1000 bytes.
 *
 * @param statements such as `export { Button } from "@matchfront/ui";`
 * @returns the sizes, in the same order; 0 where nothing is left
 */
export async function measureImports(statements: readonly string[]): Promise<number[]> {
  const { outputFiles } = await build({
    entryPoints: statements.map((_, index) => ({ in: `import:${index}`, out: String(index) })),
    outdir: "never-written",
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    external: ["react", "react-dom", "react/jsx-runtime"],
    logOverride: { "ignored-bare-import": "silent" },
    plugins: [
      {
        name: "imports",
        setup: (bundle) => {
          bundle.onResolve({ filter: /^import:/ }, ({ path }) => ({
            path: path.slice(7),
            namespace: "import",
          }));
          bundle.onLoad({ filter: /./, namespace: "import" }, ({ path }) => ({
            contents: statements[Number(path)] ?? "",
            resolveDir: import.meta.dirname,
          }));
        },
      },
    ],
  });
  return outputFiles.map(({ text }) => (text === "" ? 0 : gzipSync(text).length / 1000));
}

/** What an entry of the built package exports. */
export async function namesOf(entry: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [{ in: entry, out: "entry" }],
    absWorkingDir: import.meta.dirname,
    outdir: "never-written",
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    packages: "bundle",
    external: ["react", "react-dom", "react/jsx-runtime"],
  });
  return Object.values(metafile.outputs).flatMap(({ exports }) => exports);
}
