import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { packageBudgets } from "./budgets.ts";

const packages = join(import.meta.dirname, "../../..");
const tolerance = 1.05;

test.for(packageBudgets)("%s: %s is within its budget", async ([name, , contents, limit]) => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: join(packages, name, "dist") },
    outdir: "never-written",
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    external: ["react", "react-dom", "final-form", "react-final-form"],
    loader: { ".woff2": "empty" },
    logLevel: "error",
  });
  const size = outputFiles.reduce((sum, file) => sum + gzipSync(file.contents).length, 0) / 1000;
  expect(size).toBeGreaterThan(0.1);
  expect(size).toBeLessThanOrEqual(limit * tolerance);
});
