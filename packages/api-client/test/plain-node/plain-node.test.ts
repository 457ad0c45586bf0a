import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);
const script = `${import.meta.dirname}/send.mjs`;
const read = (file: string) => readFileSync(new URL(`../../dist/${file}`, import.meta.url), "utf8");

test("the built package sends, retries and fails on the current Node", async () => {
  await expect(run(process.execPath, [script])).resolves.toEqual({ stdout: "", stderr: "" });
});

// Below ky's minimum, but still common.
test("the built package sends, retries and fails on Node 20", async ({ skip }) => {
  const nodes = ["/usr/bin/node", "/usr/local/bin/node"].filter((path) => existsSync(path));
  const versions = await Promise.all(nodes.map(async (path) => (await run(path, ["--version"])).stdout));
  const node20 = nodes.find((_, index) => versions[index]?.startsWith("v20."));
  if (!node20) skip("there is no Node 20 at /usr/bin/node or /usr/local/bin/node");

  await expect(run(String(node20), [script])).resolves.toEqual({ stdout: "", stderr: "" });
});

test("importing only `calls` loads no other package", () => {
  const imported = Array.from(read("calls/calls.js").matchAll(/\bfrom "(.+?)"/g), ([, name = ""]) => name);
  expect(imported.filter((name) => !name.startsWith("../chunk-"))).toEqual([]);
});

// Bundlers remove unused exports, but no side effects.
test.for(["index.js", "calls/index.js"])("%s only re-exports", (entry) => {
  const statements = read(entry).replaceAll(
    /^(?:import|export) (?:\{[^}]*\}(?: from )?)?(?:"[^"]+")?;$/gm,
    "",
  );
  expect(statements.trim()).toBe("");
});
