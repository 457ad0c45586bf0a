import { minify } from "terser";

/** A minified script, and its source map. */
export type Script = { code: string; map: string | null };

export async function minifyScript(source: string, hasMap: boolean): Promise<Script> {
  const { code, map } = await minify(source, {
    module: true,
    ecma: 2020,
    safari10: true,
    compress: { passes: 2 },
    format: { comments: false },
    sourceMap: hasMap,
  });
  if (code === undefined) throw new Error("Terser answered nothing.");
  return { code, map: typeof map === "string" ? map : null };
}
