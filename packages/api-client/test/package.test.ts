import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import manifest from "../package.json" with { type: "json" };

// npm on Node 20 puts ky 1 in, with other option names: https://github.com/sindresorhus/ky/issues/859
test("the ky that is installed is the one that is pinned, and its Node floor is ours or lower", () => {
  const entry = createRequire(import.meta.url).resolve("ky");
  const ky: unknown = JSON.parse(readFileSync(new URL("../package.json", `file://${entry}`), "utf8"));

  expect(manifest.engines.node).toBe(">=22");
  expect(ky).toMatchObject({ version: manifest.dependencies.ky, engines: { node: ">=22" } });
});
