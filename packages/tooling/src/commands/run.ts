import { spawnSync, type SpawnSyncOptions } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

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

/** Returns the port, by default any free one. Rejects if it is in use. */
export async function freePort(port = 0): Promise<string> {
  const probe = createServer().listen(port, "127.0.0.1");
  await once(probe, "listening");
  const { port: free } = Object(probe.address());
  probe.close();
  await once(probe, "close");
  return String(free);
}
