import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const version = "119.0.2";
// A subfolder, because a newer Chromium unpacks into the temporary folder itself.
const folder = join(tmpdir(), `chromium-${version}`);

/** Returns the path of Chromium 119, the last version for Android 7. */
export function findOldChromium(): string {
  return join(folder, "chromium");
}

/** Unpacks Chromium 119 from its npm package, once, if it supports this machine. */
export function unpackOldChromium(): void {
  if (existsSync(findOldChromium()) || process.platform !== "linux" || process.arch !== "x64") return;
  mkdirSync(folder, { recursive: true });
  const run = (command: string, args: string[]) =>
    execFileSync(command, args, {
      cwd: folder,
      env: { ...process.env, TMPDIR: folder },
      stdio: ["ignore", 2, 2],
    });
  try {
    run("npm", ["install", "--prefix", folder, "--loglevel=error", `@sparticuz/chromium@${version}`]);
    run("node", ["-e", `const own = require("@sparticuz/chromium"); (own.default ?? own).executablePath()`]);
  } catch {
    // The tests report that it is missing.
  }
}
