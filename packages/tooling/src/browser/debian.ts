import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

export const isDebianRoot = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Installs the available ones of these Debian packages. */
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

/** The packages that drive Firefox and WebKit, each with one of its files. */
const enginePackages = {
  "firefox-esr": "/usr/bin/firefox-esr",
  "gir1.2-webkit2-4.1": "/usr/share/doc/gir1.2-webkit2-4.1",
  "python3-gi": "/usr/share/doc/python3-gi",
  "webkit2gtk-driver": "/usr/bin/WebKitWebDriver",
  xauth: "/usr/bin/xauth",
  xvfb: "/usr/bin/xvfb-run",
};

/** The packages that drive the screen reader Orca, in addition to Firefox. */
export const orcaPackages = {
  "at-spi2-core": "/usr/libexec/at-spi2-registryd",
  dbus: "/usr/bin/dbus-run-session",
  orca: "/usr/bin/orca",
  xdotool: "/usr/bin/xdotool",
};

/** Installs the engines. Vitest runs it once, before all tests. */
export function setup(): void {
  installMissingPackages(enginePackages);
}
