import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, test } from "vitest";

const dist = fileURLToPath(new URL("../dist", import.meta.url));
const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");

/** [row of the README, the names that are imported, the limit in kilobytes, gzipped] */
const budgets = [
  ["`isApiError`", "{ isApiError }", 0.2],
  ["`calls`", "{ calls }", 0.6],
  ["`createSend`, with ky and superstruct", "{ createSend }", 12],
  ["everything", "*", 13.2],
] as const;

test.for(budgets)("%s: no larger than the README says", async ([what, names, most]) => {
  const { outputFiles } = await build({
    stdin: { contents: `export ${names} from "./index.js"`, resolveDir: dist },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    logLevel: "error",
  });
  expect(gzipSync(outputFiles[0]?.contents ?? "").length / 1000).toBeLessThanOrEqual(most);
  expect(readme).toMatch(new RegExp(`\\| ${what} +\\| ${most} kB +\\|`));
});
