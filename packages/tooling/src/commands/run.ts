import { spawnSync, type SpawnSyncOptions } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";

/** Runs a program in the terminal. Exits with its code if it fails. */
export function run(command: string, args: readonly string[], options: SpawnSyncOptions = {}): void {
  const { status } = spawnSync(command, args, { stdio: "inherit", ...options });
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Runs tasks of Turborepo in the current folder, all that do not depend on a failed one. At the end, prints the logs of
 * failed tasks together, without the tests that passed. Exits with Turborepo's code if a task fails.
 */
export function runTasks(...args: string[]): void {
  const summaries = ".turbo/runs";
  rmSync(summaries, { recursive: true, force: true });
  const goOn = ["--continue=dependencies-successful", "--summarize"];
  const { status } = spawnSync("turbo", ["run", ...args, ...goOn], { stdio: "inherit" });
  if (status === 0) return;
  for (const summary of globSync(`${summaries}/*.json`)) {
    const { tasks } = JSON.parse(readFileSync(summary, "utf8"));
    for (const { taskId, logFile, execution } of tasks) {
      if (!execution?.exitCode) continue;
      const log = readFileSync(logFile, "utf8").replaceAll(passedTest, "");
      console.error(`\n===== ${taskId} failed =====\n${log}`);
    }
  }
  process.exit(status ?? 1);
}

/** A line of Vitest or Playwright about a test that passed. It may begin with escape codes for colors. */
// oxlint-disable-next-line no-control-regex -- escape codes are control characters
const passedTest = /^(?: |\u001B\[[\d;]*m)*✓.*\n/gm;

/** Builds the site, and the packages that the server runs on. */
export function buildSite(): void {
  const filters = ["--filter=@matchfront/site", "--filter=@matchfront/server^..."];
  run("turbo", ["run", "build", ...filters, "--output-logs=errors-only"]);
}

/** Returns the port, by default any free one. Rejects if it is in use. */
export async function freePort(port = 0): Promise<string> {
  const probe = createServer().listen(port, "127.0.0.1");
  await once(probe, "listening");
  const { port: free } = Object(probe.address());
  probe.close();
  await once(probe, "close");
  return String(free);
}
