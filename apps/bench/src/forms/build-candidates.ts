import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, defaultClientConditions, type Rolldown } from "vite";

/** Builds every candidate for production: its page, and the size of its script without React in kB of Brotli. */
export async function buildCandidates() {
  const built: { name: string; html: string; size: number }[] = [];
  for (const name of ["ours", "react-final-form", "react-hook-form"]) {
    const { script, style } = await bundle(name, []);
    const alone = await bundle(name, [/^react(?:-dom)?(?:\/|$)/]);
    const html = `<!doctype html><meta charset="utf-8"><style>${style}</style><body><script type="module">${script.replaceAll("</script", "<\\/script")}</script>`;
    built.push({ name, html, size: brotliCompressSync(alone.script).length / 1000 });
  }
  return built;
}

async function bundle(name: string, external: RegExp[]): Promise<{ script: string; style: string }> {
  const input = join(import.meta.dirname, `candidates/${name}.tsx`);
  const result = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: {
      conditions: ["@matchfront/source", ...defaultClientConditions],
      dedupe: ["react", "react-dom", "final-form", "react-final-form", "superstruct"],
    },
    build: { write: false, rolldownOptions: { input, external, output: { codeSplitting: false } } },
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of one build that is not watched
  const { output } = result as Rolldown.RolldownOutput;
  const script = output.map((file) => (file.type === "chunk" ? file.code : "")).join("");
  const style = output.map((file) => (file.fileName.endsWith(".css") && "source" in file ? file.source : ""));
  return { script, style: style.join("") };
}
