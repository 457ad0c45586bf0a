import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, test } from "vitest";

const dist = fileURLToPath(new URL("../dist", import.meta.url));

/** [what an app takes, how, at most so many bytes with gzip] */
const budgets = [
  ["one form, its words and superstruct", 'export { contactForm } from "./index.js"', 2900],
  ["createSubmit", 'export { createSubmit } from "./index.js"', 900],
  ["createOfflineQueue", 'export { createOfflineQueue } from "./index.js"', 1100],
  [
    "a form with its draft and its submit",
    'export { contactForm, createDraft } from "./index.js"; export { useSubmit } from "./react/index.js"',
    4900,
  ],
  ["everything", 'export * from "./index.js"', 8500],
  ["the binding to final-form, without its submit", 'export { bindForm } from "./final-form/index.js"', 800],
] as const;

test.for(budgets)("%s stays within its budget of bytes", async ([, contents, most]) => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: dist },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    external: ["react", "react-dom", "react-final-form"],
  });
  expect(gzipSync(outputFiles[0]?.contents ?? "").length).toBeLessThanOrEqual(most);
});
