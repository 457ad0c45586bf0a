import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type BuildOptions } from "esbuild";
import { expect, test } from "vitest";

const dist = fileURLToPath(new URL("../dist", import.meta.url));
const examples = fileURLToPath(new URL("../examples", import.meta.url));
const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");

/** [row of the README, the bundled source, the limit in kilobytes, gzipped] */
const budgets = [
  ["one form, its words and superstruct", 'export { contactForm } from "./index.js"', 3.4],
  ["`createSubmit`", 'export { createSubmit } from "./index.js"', 1.7],
  ["`createOfflineQueue`", 'export { createOfflineQueue } from "./index.js"', 1.9],
  [
    "a form, its draft, its submit and its queue",
    'export { contactForm, createDraft } from "./index.js"; export { useSubmit } from "./react/index.js"',
    6.9,
  ],
  ["`bindForm`, with submit and queue", 'export { bindForm } from "./final-form/index.js"', 5.1],
  ["everything", 'export * from "./index.js"', 11.4],
] as const;

/** [row of the comparison, the example, the limit in kilobytes, gzipped] */
const comparison = [
  ["`inputProps` and `useActionState`", "next/subscribe-form.tsx", 3.8],
  ["Conform 1.21", "conform.tsx", 16.3],
  ["React Hook Form 7.92", "react-hook-form.tsx", 17.3],
  ["`bindForm`, with submit and React Final Form", "newsletter.tsx", 16.5],
] as const;

test.for(budgets)("%s: no larger than the README says", async ([what, contents, most]) => {
  const external = ["react", "react-dom", "react-final-form"];
  expect(await sizeOf({ stdin: { contents, resolveDir: dist }, external })).toBeLessThanOrEqual(most);
  expect(read("README.md")).toMatch(new RegExp(`\\| ${what} +\\| ${most} kB +\\|`));
});

test.for(comparison)("a form with %s: no larger than the comparison says", async ([what, example, most]) => {
  const size = await sizeOf({ entryPoints: [`${examples}/${example}`], external: ["react", "react-dom"] });
  expect(size).toBeLessThanOrEqual(most);
  expect(size).toBeGreaterThan(most - 0.5);
  expect(read("docs/beside-other-libraries.md")).toMatch(new RegExp(`\\| ${what} +\\| ${most} kB +\\|`));
});

/** Kilobytes, minified and gzipped. */
async function sizeOf(options: BuildOptions): Promise<number> {
  const { outputFiles } = await build({
    bundle: true,
    minify: true,
    format: "esm",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    ...options,
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? "").length / 1000;
}
