import { writeDeclarations } from "@matchfront/tooling/declarations";
import { defineConfig } from "tsup";
import { finishPackage } from "./scripts/finish-package.ts";
import { preserveModules } from "./scripts/preserve-modules.ts";
import { publicEntries, readSourceGraph } from "./scripts/source-graph.ts";

const graph = await readSourceGraph(...publicEntries);
const sources = [...graph.keys()].filter((file) => /\.(?:tsx?|module\.css)$/.test(file));

export default defineConfig({
  entry: {
    ...Object.fromEntries(sources.map((file) => [file.replace(/\.\w+$/, ""), `src/${file}`])),
    foundations: "src/foundations/foundations.css",
  },
  format: "esm",
  bundle: true,
  splitting: false,
  sourcemap: true,
  clean: true,
  esbuildPlugins: [preserveModules],
  loader: { ".css": "css", ".woff2": "copy" },
  esbuildOptions: (options) => {
    options.assetNames = "fonts/[name]";
  },
  onSuccess: async () => {
    finishPackage(graph);
    writeDeclarations();
  },
});
