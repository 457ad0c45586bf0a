import { existsSync } from "node:fs";
import { chromiumLaunchOptions } from "@matchfront/tooling/chromium";
import { findOldChromium } from "@matchfront/tooling/old-chromium";
import { failureStatus, type Engine } from "./engine.ts";
import { startPuppeteer } from "./start-puppeteer.ts";
import { startWebKit } from "./start-webkit.ts";

const chromiumArgs = [...chromiumLaunchOptions.args, "--hide-scrollbars"];

export const chromium: Engine = {
  name: "Chromium",
  expectedConsoleMessage: failureStatus,
  requiredPaths: [chromiumLaunchOptions.executablePath],
  start: (settings = {}) =>
    startPuppeteer(settings, { executablePath: chromiumLaunchOptions.executablePath, args: chromiumArgs }),
};

const firefox: Engine = {
  name: "Firefox",
  cannotDisableScript: true,
  // Firefox logs aborted font requests (NS_BINDING_ABORTED) on navigation.
  expectedConsoleMessage: new RegExp(`${failureStatus.source}|status=2152398850`),
  requiredPaths: ["/usr/bin/firefox-esr"],
  start: (settings = {}) =>
    startPuppeteer(settings, {
      browser: "firefox",
      executablePath: "/usr/bin/firefox-esr",
      extraPrefsFirefox: {
        "ui.useOverlayScrollbars": 1,
        ...(settings.colorScheme === "dark" && { "layout.css.prefers-color-scheme.content-override": 0 }),
      },
    }),
};

const webKit: Engine = {
  name: "WebKit",
  expectedConsoleMessage: failureStatus,
  requiredPaths: ["/usr/bin/WebKitWebDriver", "/usr/bin/xvfb-run", "/usr/share/doc/gir1.2-webkit2-4.1"],
  start: startWebKit,
};

/** The oldest Chrome for Android 7. */
const oldChromium: Engine = {
  name: "Chromium 119",
  // It supports speculation rules without `eagerness`, and ignores ours with a warning.
  expectedConsoleMessage: new RegExp(`${failureStatus.source}|unknown key: "eagerness"`),
  collapsesNavigation: true,
  requiredPaths: [findOldChromium()],
  start: (settings = {}) =>
    startPuppeteer(settings, { executablePath: findOldChromium(), args: chromiumArgs, headless: "shell" }),
};

/** The tested engines; the oldest only in long runs. */
export const engines = import.meta.env.MODE === "long" ? [firefox, webKit, oldChromium] : [firefox, webKit];

export function findMissing({ requiredPaths }: Engine): string[] {
  return requiredPaths.filter((path) => !existsSync(path));
}
