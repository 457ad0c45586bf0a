import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { decode } from "@jridgewell/sourcemap-codec";
import { build, type Rolldown } from "vite";
import { scriptBuild } from "../../../site/publish/scripts.ts";

const site = fileURLToPath(new URL("../../../site/", import.meta.url));

/** A file of a page's script, and what its bytes come from. */
export interface WeighedFile {
  /** Without its hash, such as `react`. */
  readonly name: string;
  /** Brotli. */
  readonly bytes: number;
  /** Its share of `bytes`, by package of npm or of the workspace: as much as its share of the minified text. */
  readonly sources: ReadonlyMap<string, number>;
}

/** Builds the script of form pages as publishing does, and finds by its source maps where each byte comes from. */
export async function weighFormScript(): Promise<readonly WeighedFile[]> {
  const config = scriptBuild("/app/hydrate.ts");
  process.chdir(site);
  const output = await build({ ...config, build: { ...config.build, write: false, sourcemap: "hidden" } });
  if (Array.isArray(output) || !("output" in output)) throw new TypeError("Vite built something else.");
  const chunks = output.output.filter((file) => file.type === "chunk");
  // Only names what is in React's file, and is not published.
  return chunks.filter(({ facadeModuleId }) => !facadeModuleId?.endsWith("/react.ts")).map(weigh);
}

function weigh({ fileName, code, map }: Rolldown.OutputChunk): WeighedFile {
  const text = code.replace(/\/\/# sourceMappingURL=.*\n?$/, "");
  const bytes = brotliCompressSync(text).length;
  const lengths = new Map<string, number>();
  const lines = text.split("\n");
  for (const [row, segments] of decode(map?.mappings ?? "").entries()) {
    for (const [index, segment] of segments.entries()) {
      const end = segments[index + 1]?.[0] ?? lines[row]?.length ?? 0;
      const source = segment.length > 1 ? packageOf(map?.sources[segment[1] ?? 0] ?? "") : "bundler";
      lengths.set(source, (lengths.get(source) ?? 0) + end - segment[0]);
    }
  }
  const sources = [...lengths].map(([source, length]) => [source, (bytes * length) / text.length] as const);
  return { name: fileName.replace(/^assets\/|-[\w-]{8}\.js$/g, ""), bytes, sources: new Map(sources) };
}

/** The package of a source: of npm, of the workspace, or the site itself. */
function packageOf(source: string): string {
  const [, npm] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
  const [, own] = /packages\/([^/]+)/.exec(source) ?? [];
  return npm ?? (own ? `@matchfront/${own}` : "the site");
}
