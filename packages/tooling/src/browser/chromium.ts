import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installDebianPackages, isDebianRoot } from "./debian.ts";

const systemPaths = [
  // Debian's headless build starts faster and uses a third less CPU time.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  // @sparticuz/chromium unpacks to this path.
  join(tmpdir(), "chromium"),
];

/** Returns the path of Chromium: `CHROMIUM_PATH`, else the system's; undefined if none is installed. */
function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH ?? systemPaths.find((path) => existsSync(path));
}

/**
 * Omnibox popups cost each window half a second. Chromium reads only the last such list, so this one repeats the features
 * that Playwright 1.65 disables.
 */
const disabledFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "SpareRendererForSitePerProcess",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/** Playwright's launch options, for vitest's browser mode and the end-to-end tests. */
export const chromiumLaunchOptions = {
  executablePath: findChromium() ?? "chromium: run `npm test` once, or set CHROMIUM_PATH",
  args: [
    // For root in a container: no sandbox, a small /dev/shm and no GPU.
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    `--disable-features=${disabledFeatures.join()}`,
  ],
};

/**
 * Finds Chromium or installs one: Debian's package for root, else a build from the npm registry.
 *
 * @returns an absolute path
 * @throws Error that says how to provide a browser
 */
export function installChromium(): string {
  const found = findChromium();
  if (found) return found;
  const path = isDebianRoot ? installDebianPackage() : unpackNpmBuild();
  if (path) return path;
  throw new Error(
    "The tests need Chromium and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.",
  );
}

/** Older Debians have no headless build. */
function installDebianPackage(): string | undefined {
  for (const name of ["chromium-headless-shell", "chromium"]) {
    installDebianPackages(name);
    const path = findChromium();
    if (path) return path;
  }
  return undefined;
}

function unpackNpmBuild(): string | undefined {
  const unpack = `import("@sparticuz/chromium").then(async ({ default: chromium }) => console.log(await chromium.executablePath()))`;
  try {
    const args = ["--yes", "--package=@sparticuz/chromium@153.0.0", "--", "node", "-e", unpack];
    return execFileSync("npx", args, { encoding: "utf8" }).trim();
  } catch {
    return undefined;
  }
}
