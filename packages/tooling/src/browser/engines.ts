import { installMissing } from "./debian.ts";

/** What Firefox and WebKit are driven with: a file of each of Debian's packages. */
const ofEngines = {
  "firefox-esr": "/usr/bin/firefox-esr",
  "gir1.2-webkit2-4.1": "/usr/share/doc/gir1.2-webkit2-4.1",
  "python3-gi": "/usr/share/doc/python3-gi",
  "webkit2gtk-driver": "/usr/bin/WebKitWebDriver",
  xauth: "/usr/bin/xauth",
  xvfb: "/usr/bin/xvfb-run",
};

/** What the screen reader Orca is driven with, beside Firefox. */
const ofOrca = {
  "at-spi2-core": "/usr/libexec/at-spi2-registryd",
  dbus: "/usr/bin/dbus-run-session",
  orca: "/usr/bin/orca",
  xdotool: "/usr/bin/xdotool",
};

/** Installs Firefox and WebKit, where root can; the tests say which could not be had. */
export function installEngines(): void {
  installMissing(ofEngines);
}

/** Installs Orca, where root can; the tests say if it could not be had. */
export function installOrca(): void {
  installMissing(ofOrca);
}
