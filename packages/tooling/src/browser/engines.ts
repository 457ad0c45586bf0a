import { existsSync } from "node:fs";
import { installDebianPackages, isDebianRoot } from "./debian.ts";
import { unpackOldChromium } from "./old-chromium.ts";

/** What Firefox and WebKit are driven with, each by Debian's package. */
const files: Record<string, string> = {
  "firefox-esr": "/usr/bin/firefox-esr",
  "gir1.2-webkit2-4.1": "/usr/share/doc/gir1.2-webkit2-4.1",
  "python3-gi": "/usr/share/doc/python3-gi",
  "webkit2gtk-driver": "/usr/bin/WebKitWebDriver",
  xauth: "/usr/bin/xauth",
  xvfb: "/usr/bin/xvfb-run",
};

/** Installs the browsers of other engines, where root can, and Chromium 119; the tests say which could not be had. */
export function installEngines(): void {
  const missing = Object.entries(files).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
  if (missing.length > 0 && isDebianRoot) installDebianPackages(...missing);
  unpackOldChromium();
}
