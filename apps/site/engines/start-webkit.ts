import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { freePort } from "@matchfront/tooling/run";
import { vi } from "vitest";
import { failureStatus, type EnginePage, type Settings } from "./engine.ts";

/** The WebDriver key of an element reference. */
const element = "element-6066-11e4-a52e-4f735466cecf";
const keys = { Tab: "\uE004", Enter: "\uE007", Escape: "\uE00C" };

/** Starts WebKitGTK on a virtual display, driven by plain WebDriver requests. */
export async function startWebKit({ colorScheme, script }: Settings = {}): Promise<EnginePage> {
  const port = await freePort();
  const driver = spawn(
    "xvfb-run",
    ["-a", "-s", "-screen 0 1400x1400x24", "WebKitWebDriver", `--port=${port}`],
    {
      detached: true,
      stdio: "ignore",
      env: {
        ...process.env,
        LIBGL_ALWAYS_SOFTWARE: "1",
        ...(colorScheme === "dark" && { GTK_THEME: "Adwaita:dark" }),
        ...(script === false && { NO_SCRIPT: "1" }),
      },
    },
  );
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}, ${value.message}`);
    return value;
  };
  const kill = () => {
    if (driver.pid) process.kill(-driver.pid, "SIGTERM");
  };
  process.once("exit", kill);
  const end = async () => {
    const ended = once(driver, "exit");
    process.removeListener("exit", kill);
    kill();
    await ended;
  };
  try {
    await vi.waitFor(() => call("GET", "/status"), { timeout: 10_000 });
    const options = { binary: fileURLToPath(new URL("webkit-window.py", import.meta.url)), args: [] };
    const { sessionId } = await call("POST", "/session", {
      capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } },
    });
    return pageOf((method, path, body) => call(method, `/session/${sessionId}${path}`, body), end);
  } catch (error) {
    await end();
    throw error;
  }
}

function pageOf(
  // oxlint-disable-next-line typescript/no-explicit-any -- what a WebDriver answers depends on the request
  call: (method: string, path: string, body?: object) => Promise<any>,
  end: () => Promise<void>,
): EnginePage {
  const find = async (selector: string): Promise<string> =>
    (await call("POST", "/element", { using: "css selector", value: selector }))[element];
  const page: EnginePage = {
    goto: (url) => call("POST", "/url", { url }),
    evaluate: async (run, argument) => {
      const script = `const done = arguments[1];
        Promise.resolve((${run.toString()})(arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }))`;
      const { value, error } = await call("POST", "/execute/async", { script, args: [argument] });
      if (error) throw new Error(error);
      return value;
    },
    resize: (width, height) =>
      // The window has no frame, so its size becomes the page's, after a delay.
      vi.waitFor(async () => {
        await call("POST", "/window/rect", { width, height });
        const shown = await page.evaluate(() => innerWidth);
        if (shown !== width) throw new Error(`WebKit: the window is ${shown} px wide, not ${width} px.`);
      }, 30_000),
    click: async (selector) => {
      // The driver sometimes scrolls too late: "element not interactable".
      await page.evaluate(
        (at) => document.querySelector(at)?.scrollIntoView({ block: "nearest", behavior: "instant" }),
        selector,
      );
      await call("POST", `/element/${await find(selector)}/click`, {});
    },
    type: async (selector, text) => call("POST", `/element/${await find(selector)}/value`, { text }),
    press: (key) => {
      const strokes = ["keyDown", "keyUp"].map((type) => ({ type, value: keys[key] }));
      return call("POST", "/actions", { actions: [{ type: "key", id: "keyboard", actions: strokes }] });
    },
    screenshot: () => call("GET", "/screenshot"),
    consoleMessages: async () => {
      const messages: string[] = await page.evaluate(() => Reflect.get(window, "consoleMessages").splice(0));
      return messages.filter((text) => !failureStatus.test(text));
    },
    close: async () => {
      await call("DELETE", "").catch(() => {});
      await end();
    },
  };
  return page;
}
