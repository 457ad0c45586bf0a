import { exec, spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suites, type Bug } from "./planted-bugs.ts";

// Plants all bugs, runs each suite, and fails if a suite does not find all of its bugs.
const root = join(import.meta.dirname, "../../../..");
const originals = new Map<string, string>();
const interrupted = new AbortController();
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => interrupted.abort());

const allBugs = suites.flatMap(({ bugs }) => bugs);
const files = [...new Set(allBugs.map(({ file }) => file))];

// A run that was killed leaves its bugs in the files.
if (spawnSync("git", ["diff", "--quiet", "HEAD", "--", ...files], { cwd: root }).status !== 0)
  throw new Error(`Expected these files as committed. Commit them, or run: git restore ${files.join(" ")}`);

try {
  for (const bug of allBugs) plant(bug);
  for (const { command, bugs } of suites) {
    console.log(command);
    const output = await run(command, interrupted.signal);
    interrupted.signal.throwIfAborted();
    const missed = bugs.filter(({ failure }) => !failure.test(output));
    for (const bug of bugs) console.log(`${missed.includes(bug) ? "NOT FOUND" : "found"}: ${bug.effect}`);
    if (missed.length === 0) continue;
    console.log(output.slice(-10_000));
    process.exitCode = 1;
  }
} finally {
  for (const [path, text] of originals) writeFileSync(path, text);
  rmSync(join(root, "apps/site/dist"), { recursive: true, force: true });
  await run("turbo run build --filter=@matchfront/site");
}

function plant({ effect, file, find, replace }: Bug): void {
  const path = join(root, file);
  const text = readFileSync(path, "utf8");
  const [before = "", after, ...others] = text.split(find);
  if (after === undefined || others.length > 0)
    throw new Error(`"${effect}" replaces this text, which must occur once in ${file}:\n${find}`);
  if (!originals.has(path)) originals.set(path, text);
  writeFileSync(path, before + replace + after);
}

/** Runs a command that may fail, and resolves with its output. */
function run(command: string, signal?: AbortSignal): Promise<string> {
  // In CI, test runners do not write missing snapshots or pictures.
  const env = { ...process.env, CI: "true", NO_COLOR: "1" };
  return new Promise((resolve) => {
    exec(command, { cwd: root, env, maxBuffer: 2 ** 26, signal }, (_error, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
}
