import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

export const isDebianRoot = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/**
 * Installs the available ones of these Debian packages.
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
 * Installs missing Debian packages if this process can, and warns about the ones that stay missing.
 *
 * @param files one file of each package, by package name
 */
export function installMissingPackages(files: Record<string, string>): void {
  const missing = Object.entries(files).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
  if (missing.length > 0 && isDebianRoot) installDebianPackages(...missing);
  const left = Object.entries(files).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
  if (left.length > 0)
    console.warn(
      `Some tests will be skipped. Install these Debian packages to run them: ${left.join(", ")}.`,
    );
}
