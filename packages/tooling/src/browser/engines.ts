import { existsSync } from "node:fs";
import { installDebianPackages, isDebianRoot } from "./debian.ts";
import { unpackOldChromium } from "./old-chromium.ts";

/** What Firefox, WebKit and the screen reader Orca are driven with, each by Debian's package. */
const files: Record<string, string> = {
  "at-spi2-core": "/usr/libexec/at-spi2-registryd",
  dbus: "/usr/bin/dbus-run-session",
  "firefox-esr": "/usr/bin/firefox-esr",
  "gir1.2-webkit2-4.1": "/usr/share/doc/gir1.2-webkit2-4.1",
  orca: "/usr/bin/orca",
  "python3-gi": "/usr/share/doc/python3-gi",
  "webkit2gtk-driver": "/usr/bin/WebKitWebDriver",
  xdotool: "/usr/bin/xdotool",
  xauth: "/usr/bin/xauth",
  xvfb: "/usr/bin/xvfb-run",
};

/** Installs other engines and Orca, where root can, and Chromium 119; the tests say which could not be had. */
export function installEngines(): void {
  const missing = Object.entries(files).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
  if (missing.length > 0 && isDebianRoot) installDebianPackages(...missing);
  unpackOldChromium();
}
