import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "plain-node");
const scripts = readdirSync(folder);

/** The paths of an older Node that a machine may have. */
const others = ["/usr/bin/node", "/usr/local/bin/node", "/opt/node20/bin/node"];

function versionOf(node: string): string {
  return existsSync(node) ? execFileSync(node, ["--version"], { encoding: "utf8" }).trim() : "none";
}

const node20 = others.find((node) => versionOf(node).startsWith("v20."));

/** Runs a script that uses the built package (turbo.json builds before tests). */
function run(node: string, script: string) {
  const { status, signal, stdout, stderr } = spawnSync(node, [join(folder, script)], {
    encoding: "utf8",
    env: {},
    timeout: 20_000,
  });
  return { status, signal, stdout, stderr };
}

const well = { status: 0, signal: null, stdout: "", stderr: "" };

test.for(scripts)("%s passes on this Node, and exits by itself", (script) => {
  expect(run(process.execPath, script)).toStrictEqual(well);
});

test.for(scripts)("%s passes on Node 20", (script, { skip }) => {
  skip(!node20, `there is no Node 20 in ${others.join(", ")}`);
  expect(run(node20 ?? "", script)).toStrictEqual(well);
});

test("importing the package touches no browser API", () => {
  const touch = ["navigator", "window", "document", "sessionStorage", "localStorage", "addEventListener"];
  const script = `
    for (const name of ${JSON.stringify(touch)})
      Object.defineProperty(globalThis, name, { configurable: true, get() { throw new Error(name + " is touched"); } });
    await import("@matchfront/forms");`;
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    cwd: folder,
    encoding: "utf8",
    env: {},
  });
  expect({ status, stderr }).toStrictEqual({ status: 0, stderr: "" });
});
