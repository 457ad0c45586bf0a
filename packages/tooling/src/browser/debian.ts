import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Whether this is a Debian, and this process may install its packages. */
export const isDebianRoot = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/**
 * Installs Debian's packages, as far as they can be had.
 *
 * @example installDebianPackages("chromium");
 */
export function installDebianPackages(...names: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "--yes", "--no-install-recommends", ...names]]) {
    spawnSync("apt-get", ["--quiet", "--quiet", ...args], { env, stdio: ["ignore", 2, 2] });
  }
}

/**
 * Installs the packages that are not there, where root can, and names those that could not be had.
 *
 * @param files a file of each package, by its name
 */
export function installMissing(files: Record<string, string>): void {
  const missing = Object.entries(files).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
  if (missing.length > 0 && isDebianRoot) installDebianPackages(...missing);
  const left = Object.entries(files).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
  if (left.length > 0)
    console.warn(`Tests are left out, for these Debian packages are missing: ${left.join(", ")}.`);
}
