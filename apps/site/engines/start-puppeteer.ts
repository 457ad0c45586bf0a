import { launch, type LaunchOptions } from "puppeteer-core";
import type { EnginePage, Settings } from "./engine.ts";

export async function startPuppeteer(
  { colorScheme, script }: Settings,
  options: LaunchOptions,
): Promise<EnginePage> {
  const browser = await launch(options);
  const page = await browser.newPage();
  let consoleMessages: string[] = [];
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) consoleMessages.push(message.text());
  });
  page.on("pageerror", (error) => consoleMessages.push(String(error)));
  await page.evaluateOnNewDocument(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      // oxlint-disable-next-line no-console -- collected like any other console message
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  if (script === false) await page.setJavaScriptEnabled(false);
  // Firefox has a preference instead.
  if (colorScheme && options.browser !== "firefox")
    await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: colorScheme }]);
  return {
    goto: async (url) => void (await page.goto(url)),
    // Passed as text: puppeteer's own `evaluate` is typed for handles too.
    evaluate: <Argument extends string | number, Result>(
      run: (argument: Argument) => Result,
      argument: Argument,
    ) => page.evaluate<[], () => Result>(`(${run.toString()})(${JSON.stringify(argument)})`),
    resize: (width, height) => page.setViewport({ width, height }),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    screenshot: () => page.screenshot({ encoding: "base64" }),
    consoleMessages: async () => {
      const collected = consoleMessages;
      consoleMessages = [];
      return collected;
    },
    close: () => browser.close(),
  };
}
