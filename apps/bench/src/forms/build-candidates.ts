import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build, defaultClientConditions, type InlineConfig, type Rolldown } from "vite";

/** A candidate as visitors get it. */
export interface BuiltCandidate {
  readonly name: string;
  /** Its page: markup, style sheet and script in one. */
  readonly html: string;
  /** Its script without React, compressed with Brotli. */
  readonly bytes: number;
}

/** The candidates' modules, by the names that results have. */
const modules = {
  ours: "ours.tsx",
  "ours, plain markup": "ours-plain.tsx",
  "react-final-form": "react-final-form.tsx",
  "react-hook-form + zod": "react-hook-form.tsx",
  "TanStack Form + zod": "tanstack-form.tsx",
  "Formik + yup": "formik.tsx",
  native: "native.tsx",
};

export type CandidateName = keyof typeof modules;

const root = fileURLToPath(new URL("candidates", import.meta.url));

/** Builds every candidate for production, ours from the sources that are checked out. */
export async function buildCandidates(): Promise<readonly BuiltCandidate[]> {
  const built: BuiltCandidate[] = [];
  for (const [name, module] of Object.entries(modules)) built.push(await buildCandidate(name, module));
  return built;
}

async function buildCandidate(name: string, module: string): Promise<BuiltCandidate> {
  const page = await bundle(module, []);
  const alone = await bundle(module, [/^react(?:-dom)?(?:\/|$)/]);
  const html = `<!doctype html><meta charset="utf-8"><title>${name}</title><style>${page.style}</style><body><script type="module">${page.script.replaceAll("</script", "<\\/script")}</script>`;
  return { name, html, bytes: brotliCompressSync(alone.script).length };
}

async function bundle(module: string, external: RegExp[]): Promise<{ script: string; style: string }> {
  const settings: InlineConfig = {
    root,
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: {
      alias: { "virtual:candidate": `${root}/${module}` },
      conditions: ["@matchfront/source", ...defaultClientConditions],
      dedupe: ["react", "react-dom", "final-form", "react-final-form", "superstruct"],
    },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: `${root}/page.tsx`, external, output: { codeSplitting: false } },
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of one build that is not watched
  const { output } = (await build(settings)) as Rolldown.RolldownOutput;
  const script = output.flatMap((file) => (file.type === "chunk" ? [file.code] : [])).join("");
  const style = output.flatMap((file) =>
    file.type === "asset" && file.fileName.endsWith(".css") ? [String(file.source)] : [],
  );
  return { script, style: style.join("") };
}
