import { spawnSync, type SpawnSyncOptions } from "node:child_process";

/** Runs a program in the terminal. Exits with its code if it fails. */
export function run(command: string, args: readonly string[], options: SpawnSyncOptions = {}): void {
  const { status } = spawnSync(command, args, { stdio: "inherit", ...options });
  if (status !== 0) process.exit(status ?? 1);
}

/** Builds the site, and the packages that the server runs on. */
export function buildSite(): void {
  const filters = ["--filter=@matchfront/site", "--filter=@matchfront/server^..."];
  run("turbo", ["run", "build", ...filters, "--output-logs=errors-only"]);
}
