import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";

/** The paths of an older Node that a machine may have. */
const others = ["/usr/bin/node", "/usr/local/bin/node", "/opt/node20/bin/node"];

function versionOf(node: string): string {
  return existsSync(node) ? execFileSync(node, ["--version"], { encoding: "utf8" }).trim() : "none";
}

const node20 = others.find((node) => versionOf(node).startsWith("v20."));

test.for([
  ["this Node", process.execPath],
  ["Node 20", node20],
])("on %s, the built package touches no browser API, and a failing send settles", ([, node], { skip }) => {
  if (!node) skip(`there is no Node 20 in ${others.join(", ")}`);
  const script = `${import.meta.dirname}/failing-send.mjs`;
  const { status, signal, stdout, stderr } = spawnSync(String(node), [script], {
    encoding: "utf8",
    env: {},
    timeout: 20_000,
  });
  expect({ status, signal, stdout, stderr }).toStrictEqual({
    status: 0,
    signal: null,
    stdout: "",
    stderr: "",
  });
});
