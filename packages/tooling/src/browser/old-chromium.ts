import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const version = "119.0.2";
// Not in the folder for temporary files itself, where a newer one unpacks itself.
const folder = join(tmpdir(), `chromium-${version}`);

/** Where Chromium 119 is, the last one for Android 7, once it is unpacked. */
export function findOldChromium(): string {
  return join(folder, "chromium");
}

/** Unpacks Chromium 119 from its npm package, where it runs on this machine and is not there yet. */
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
    // The tests say what is missing.
  }
}
