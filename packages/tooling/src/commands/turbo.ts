import { spawnSync } from "node:child_process";

/** Runs turbo in the repository's root, and exits on failure. */
export function turbo(...args: string[]): void {
  const { status } = spawnSync("turbo", ["run", ...args], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
