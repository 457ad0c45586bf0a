// Installs the pinned tools, then runs the task with the pinned Node. Must run on any Node from 20.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { accessSync, constants, existsSync, mkdirSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { forwardSignals } from "./forward-signals.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const [task = "", ...args] = process.argv.slice(2);

const command = (name) => ["node", `packages/tooling/src/commands/${name}.ts`];
const build = (...filters) => ["turbo", "run", "build", ...filters, "--output-logs=errors-only"];
const checks = ["lint", "test:unit", "format:check", "lint:root"];
const storybook = (script) => ["pnpm", "--filter", "@matchfront/storybook", script];

/**
 * The steps of each command of package.json, run in the repository's root.
 *
 * @type {Record<string, string[][]>}
 */
const tasks = {
  start: [
    build("--filter=@matchfront/site"),
    ["node", "--conditions=@matchfront/source", "apps/server/src/server.ts"],
  ],
  dev: [command("dev")],
  "preview:theme": [command("preview-theme")],
  "check:brand": [["pnpm", "--filter", "@matchfront/site", "check:brand"]],
  check: [["turbo", "run", ...checks, "--continue", "--output-logs=errors-only"]],
  test: [command("test")],
  journeys: [command("journeys")],
  "test:long": [command("test-long")],
  bench: [command("bench")],
  storybook: [build("--filter=./packages/*"), storybook("dev")],
  "storybook:preview": [["turbo", "run", "build", "--filter=@matchfront/storybook"], storybook("preview")],
  release: [command("release")],
  new: [["npx", "--yes", "@turbo/gen@2.11.9", "run"]],
};

/** The commands that need no development dependencies: half of the packages. */
const lean = new Set(["start", "dev", "preview:theme", "check:brand"]);
const steps = tasks[task];
if (!steps) {
  console.error(`There is no command "${task}". Expected one of ${Object.keys(tasks).join(", ")}.`);
  process.exit(1);
}

const kept = Object.keys(process.env).find((name) => /^npm_config_(dry_run|filter|grep|rounds)$/.test(name));
if (kept) {
  const option = kept.replace("npm_config_", "--").replace("_", "-");
  console.error(`npm kept ${option} to itself. Write -- before it: npm run ${task} -- ${option}`);
  process.exit(1);
}

// npm's own settings would leak into pnpm and into every program that the task starts.
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_.*|NODE|INIT_CWD)$/.test(name)),
);
try {
  accessSync(homedir(), constants.W_OK);
} catch {
  // npm, pnpm and browsers write into the home folder.
  env.HOME = join(root, "node_modules", ".cache", "home");
  mkdirSync(env.HOME, { recursive: true });
}
env.DO_NOT_TRACK = "1";
env.TURBO_TELEMETRY_DISABLED = "1";
// Caching compiled modules saves a third of the server's start.
if (task === "start") env.NODE_COMPILE_CACHE = join(root, "node_modules", ".cache", "compiled");

// Nobody may read what this program prints. What it has started must not outlive it.
process.stdout.on("error", () => {});
let group = 0;
forwardSignals((signal) => (group ? process.kill(-group, signal) : process.exit(1)));

const installed = join(root, "node_modules", ".bin");
const pinned = spawnSync(join(installed, "pnpm"), ["--version"], { encoding: "utf8" }).stdout?.trim();
// npx would take most of a second to find it.
const pnpm =
  packageManager === `pnpm@${pinned}` ? [join(installed, "pnpm")] : ["npx", "--yes", packageManager];
console.log("Installing what the lockfile lists; the first time this takes a minute …");
const [installer = "", ...installerArgs] = pnpm;
// An earlier command may have installed everything.
const isLean = lean.has(task) && !existsSync(join(installed, "oxlint"));
// Other installs fetch 220 MB of metadata, once, to verify the release dates of what the lockfile lists.
const extent = isLean ? ["--prod", "--trust-lockfile"] : [];
await run(installer, [...installerArgs, "install", "--frozen-lockfile", "--loglevel=error", ...extent]);

env.PATH = [installed, env.PATH].join(delimiter);
const version = spawnSync("node", ["--version"], { env, encoding: "utf8" }).stdout;
const major = Number.parseInt(version.slice(1), 10);
if (major < 24) {
  console.error(
    `The pinned Node does not support this system, and the installed Node is ${version.trim()}. Install 24 or newer.`,
  );
  process.exit(1);
}
for (const [index, [program = "", ...parameters]] of steps.entries()) {
  await run(program, index === steps.length - 1 ? [...parameters, ...args] : parameters);
}

/**
 * Runs a program in its own process group, so that each process in it gets a signal once. Exits with the program's code if
 * it fails.
 *
 * @param {string} program
 * @param {string[]} parameters
 */
async function run(program, parameters) {
  const child = spawn(program, parameters, { cwd: root, env, stdio: "inherit", detached: true });
  group = child.pid ?? 0;
  const [code] = await once(child, "exit");
  group = 0;
  if (code !== 0) process.exit(code ?? 1);
}
