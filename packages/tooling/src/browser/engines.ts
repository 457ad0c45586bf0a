import { installMissingPackages } from "./debian.ts";

/** The Debian packages that drive Firefox and WebKit, each with one of its files. */
const enginePackages = {
  "firefox-esr": "/usr/bin/firefox-esr",
  "gir1.2-webkit2-4.1": "/usr/share/doc/gir1.2-webkit2-4.1",
  "python3-gi": "/usr/share/doc/python3-gi",
  "webkit2gtk-driver": "/usr/bin/WebKitWebDriver",
  xauth: "/usr/bin/xauth",
  xvfb: "/usr/bin/xvfb-run",
};

/** The Debian packages that drive the screen reader Orca, in addition to Firefox. */
const orcaPackages = {
  "at-spi2-core": "/usr/libexec/at-spi2-registryd",
  dbus: "/usr/bin/dbus-run-session",
  orca: "/usr/bin/orca",
  xdotool: "/usr/bin/xdotool",
};

export function installEngines(): void {
  installMissingPackages(enginePackages);
}

export function installOrca(): void {
  installMissingPackages(orcaPackages);
}
