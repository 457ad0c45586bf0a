// Works on any Node 20+: installs the pinned tools, then hands the task to the pinned Node.
import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { forwardSignals } from "./forward-signals.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const [task, ...args] = process.argv.slice(2);

// npm's own settings would leak into pnpm and into every program that the task starts.
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_.*|NODE|INIT_CWD)$/.test(name)),
);
env.DO_NOT_TRACK = "1";
env.TURBO_TELEMETRY_DISABLED = "1";

const install = spawnSync(
  "npx",
  ["--yes", packageManager, "install", "--frozen-lockfile", "--loglevel=error"],
  { cwd: root, env, stdio: "inherit" },
);
if (install.status !== 0) process.exit(install.status ?? 1);

env.PATH = [join(root, "node_modules", ".bin"), env.PATH].join(delimiter);
const [major, minor] = spawnSync("node", ["--version"], { env, encoding: "utf8" })
  .stdout.slice(1)
  .split(".")
  .map(Number);
if (major < 22 || (major === 22 && minor < 22)) {
  console.error(
    "No Node of ours fits this system: install Node 22.22 or newer (26 is what we test), then try again.",
  );
  process.exit(1);
}
// A process group of its own: each program of the task gets each signal once, ^C included.
const child = spawn("node", [join(root, ".tasks", `${task}.ts`), ...args], {
  cwd: root,
  env,
  stdio: "inherit",
  detached: true,
});
forwardSignals((signal) => child.pid && process.kill(-child.pid, signal));
child.on("exit", (code) => process.exit(code ?? 1));
