import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };

// npm on Node 20 installs ky 1, with other option names: https://github.com/sindresorhus/ky/issues/859
test("has the pinned ky, whose minimum Node is not above ours", () => {
  const entry = createRequire(import.meta.url).resolve("ky");
  const ky: unknown = JSON.parse(readFileSync(join(dirname(entry), "../package.json"), "utf8"));

  expect(manifest.engines.node).toBe(">=22");
  expect(ky).toMatchObject({ version: manifest.dependencies.ky, engines: { node: ">=22" } });
});

test("importing only `calls` loads no other package", () => {
  const built = readFileSync("dist/calls/calls.js", "utf8");
  const imported = Array.from(built.matchAll(/\bfrom "(.+?)"/g), ([, name = ""]) => name);
  expect(imported.filter((name) => !name.startsWith("../chunk-"))).toEqual([]);
});
