import { chromiumLaunchOptions } from "@matchfront/tooling/chromium";
import { findOldChromium } from "@matchfront/tooling/old-chromium";
import { launch, type LaunchOptions } from "puppeteer-core";
import { failureStatus, logPolicyViolations, type Engine, type EnginePage, type Settings } from "./engine.ts";
import { startWebKit } from "./start-webkit.ts";

const chromiumArgs = [...chromiumLaunchOptions.args, "--hide-scrollbars"];

export const chromium: Engine = {
  name: "Chromium",
  requiredPaths: [chromiumLaunchOptions.executablePath],
  start: (settings = {}) =>
    startPuppeteer(settings, failureStatus, {
      executablePath: chromiumLaunchOptions.executablePath,
      args: chromiumArgs,
    }),
};

const firefox: Engine = {
  name: "Firefox",
  cannotDisableScript: true,
  requiredPaths: ["/usr/bin/firefox-esr"],
  start: (settings = {}) =>
    // Firefox logs aborted font requests (NS_BINDING_ABORTED) on navigation.
    startPuppeteer(settings, new RegExp(`${failureStatus.source}|status=2152398850`), {
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
  requiredPaths: ["/usr/bin/WebKitWebDriver", "/usr/bin/xvfb-run", "/usr/share/doc/gir1.2-webkit2-4.1"],
  start: startWebKit,
};

/** The oldest Chrome for Android 7. */
const oldChromium: Engine = {
  name: "Chromium 119",
  collapsesNavigation: true,
  requiredPaths: [findOldChromium()],
  start: (settings = {}) =>
    // It supports speculation rules without `eagerness`, and ignores ours with a warning.
    startPuppeteer(settings, new RegExp(`${failureStatus.source}|unknown key: "eagerness"`), {
      executablePath: findOldChromium(),
      args: chromiumArgs,
      headless: "shell",
    }),
};

/** The tested engines; the oldest only in long runs. */
export const engines = import.meta.env.MODE === "long" ? [firefox, webKit, oldChromium] : [firefox, webKit];

async function startPuppeteer(
  { colorScheme, script }: Settings,
  expectedConsoleMessage: RegExp,
  options: LaunchOptions,
): Promise<EnginePage> {
  const browser = await launch(options);
  const page = await browser.newPage();
  let consoleMessages: string[] = [];
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) consoleMessages.push(message.text());
  });
  page.on("pageerror", (error) => consoleMessages.push(String(error)));
  await page.evaluateOnNewDocument(logPolicyViolations);
  if (script === false) await page.setJavaScriptEnabled(false);
  // Firefox has a preference instead.
  if (colorScheme && options.browser !== "firefox")
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: colorScheme }]);
  return {
    goto: async (url) => void (await page.goto(url)),
    // Passed as text: puppeteer's own `evaluate` is typed for handles too.
    evaluate: <Result, Argument>(run: (argument: Argument) => Result, argument?: Argument) =>
      page.evaluate<[], () => Result>(`(${run.toString()})(${JSON.stringify(argument)})`),
    resize: (width, height) => page.setViewport({ width, height }),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    screenshot: () => page.screenshot({ encoding: "base64" }),
    consoleMessages: async () => {
      const collected = consoleMessages;
      consoleMessages = [];
      return collected.filter((text) => !expectedConsoleMessage.test(text));
    },
    close: () => browser.close(),
  };
}
