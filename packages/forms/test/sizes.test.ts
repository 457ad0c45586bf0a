import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, test } from "vitest";

const dist = fileURLToPath(new URL("../dist", import.meta.url));
const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");

/** [row of the README, the bundled source, the limit in kilobytes, gzipped] */
const budgets = [
  ["one form, its words and superstruct", 'export { contactForm } from "./index.js"', 3],
  ["`createSubmit`", 'export { createSubmit } from "./index.js"', 1.5],
  ["`createOfflineQueue`", 'export { createOfflineQueue } from "./index.js"', 1.8],
  [
    "a form, its draft, its submit and its queue",
    'export { contactForm, createDraft } from "./index.js"; export { useSubmit } from "./react/index.js"',
    6.3,
  ],
  ["`bindForm`, with submit and queue", 'export { bindForm } from "./final-form/index.js"', 4.3],
  ["everything", 'export * from "./index.js"', 10.3],
] as const;

test.for(budgets)("%s: no larger than the README says", async ([what, contents, most]) => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: dist },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    external: ["react", "react-dom", "react-final-form"],
  });
  expect(gzipSync(outputFiles[0]?.contents ?? "").length / 1000).toBeLessThanOrEqual(most);
  expect(readme).toMatch(new RegExp(`\\| ${what} +\\| ${most} kB +\\|`));
});
