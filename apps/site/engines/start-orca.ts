import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

/** The screen reader Orca with Firefox on a virtual display. Speech is returned as text. */
export type Orca = {
  /** Presses a key, by its xdotool name, such as "Tab". Returns the speech. */
  press: (key: string) => Promise<string>;
  type: (text: string) => Promise<string>;
  listen: () => Promise<string>;
  /** Navigates to a URL and waits until it has loaded. Returns the speech. */
  goto: (address: string) => Promise<string>;
  resize: (width: number) => Promise<void>;
  close: () => Promise<void>;
};

const preferences = {
  "accessibility.force_disabled": -1,
  "browser.aboutwelcome.enabled": false,
  "browser.newtabpage.enabled": false,
  "browser.search.suggest.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "datareporting.policy.dataSubmissionEnabled": false,
  "termsofuse.bypassNotification": true,
  ...Object.fromEntries(
    ["file-picker", "mime-handler", "settings", "location", "open-uri", "native-messaging"].map((name) => [
      `widget.use-xdg-desktop-portal.${name}`,
      0,
    ]),
  ),
};

export const orcaRequiredPaths = [
  "/usr/bin/orca",
  "/usr/bin/Xvfb",
  "/usr/bin/dbus-run-session",
  "/usr/bin/firefox-esr",
  "/usr/bin/xdotool",
];

export async function startOrca(address: string): Promise<Orca> {
  const home = await mkdtemp(join(tmpdir(), "orca-"));
  const at = (name: string) => join(home, name);
  for (const folder of ["bin", "data/orca", "run", "profile"])
    await mkdir(at(folder), { recursive: true, mode: 0o700 });
  await copyFile(join(import.meta.dirname, "orca-log.py"), at("data/orca/orca-customizations.py"));
  await writeFile(at("spoken"), "");
  // Orca refuses to start twice for one user, which is safe here: each instance has its own display and bus.
  await writeFile(at("bin/pgrep"), "#!/bin/sh\n", { mode: 0o755 });
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  await writeFile(at("profile/user.js"), lines.join("\n"));

  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1280x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [display] = await once(screen.stdio[3] ?? screen, "data");
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PATH: `${at("bin")}:${process.env.PATH}`,
    DISPLAY: `:${String(display).trim()}`,
    HOME: home,
    XDG_DATA_HOME: at("data"),
    XDG_CONFIG_HOME: at("config"),
    XDG_CACHE_HOME: at("cache"),
    XDG_RUNTIME_DIR: at("run"),
    ORCA_SPOKEN: at("spoken"),
    GNOME_ACCESSIBILITY: "1",
    // A portal would mount a file system in the folder.
    GTK_USE_PORTAL: "0",
    GSETTINGS_BACKEND: "memory",
    LANG: "C.UTF-8",
    LIBGL_ALWAYS_SOFTWARE: "1",
  };
  delete env.WAYLAND_DISPLAY;
  const start = `orca & until [ -s "$ORCA_SPOKEN" ]; do sleep 0.1; done; exec firefox-esr --no-remote --profile "$0" about:blank`;
  const session = spawn("dbus-run-session", ["--", "sh", "-c", start, at("profile")], {
    env,
    detached: true,
    stdio: "ignore",
  });
  const xdotool = async (...args: string[]) =>
    (await promisify(execFile)("xdotool", args, { env, timeout: 20_000 })).stdout.trim();

  let window = "";
  let read = 0;
  /** Returns the speech until a pause of `rest` ms. Waits at most `limit` ms for it to begin. */
  async function waitForSpeech({ limit = 3000, rest = 500, until = "" } = {}): Promise<string> {
    let last = Date.now();
    const begun = last;
    let count = read;
    for (;;) {
      await sleep(50);
      const spoken = (await readFile(at("spoken"), "utf8")).split("\n").slice(0, -1);
      if (spoken.length > count) {
        count = spoken.length;
        last = Date.now();
      }
      const said = spoken
        .slice(read)
        .map((line) => line.split("\t"))
        .filter(([, kind]) => kind !== "stop")
        .map(([, , text = ""]) => text);
      const isDone = said.some((text) => text.includes(until))
        ? Date.now() - last > rest
        : Date.now() - begun > limit;
      if (isDone) {
        read = spoken.length;
        return said.join("\n");
      }
    }
  }
  const press = async (key: string) => {
    await xdotool("key", "--clearmodifiers", key);
    return waitForSpeech();
  };
  const orca: Orca = {
    press,
    type: async (text) => {
      await xdotool("type", "--delay", "40", text);
      return waitForSpeech();
    },
    listen: () => waitForSpeech(),
    goto: async (target) => {
      await xdotool("key", "--clearmodifiers", "ctrl+l");
      await sleep(400);
      await xdotool("type", "--delay", "8", target);
      await waitForSpeech({ limit: 200 });
      await xdotool("key", "Return");
      return waitForSpeech({ limit: 20_000, until: "Finished loading", rest: 1500 });
    },
    resize: async (width) => {
      await xdotool("windowsize", "--sync", window, String(width), "900");
    },
    close: async () => {
      const ended = once(session, "exit");
      if (session.pid) process.kill(-session.pid, "SIGTERM");
      await Promise.race([ended, sleep(5000)]);
      try {
        if (session.pid) process.kill(-session.pid, "SIGKILL");
      } catch {
        // All processes have ended.
      }
      screen.kill();
      await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 10 }).catch(() => {});
    },
  };
  try {
    const windows = await xdotool("search", "--sync", "--onlyvisible", "--class", "firefox");
    window = windows.split("\n").at(-1) ?? "";
    await xdotool("windowfocus", "--sync", window);
    await waitForSpeech({ limit: 15_000, rest: 1000 });
    await orca.goto(address);
    return orca;
  } catch (error) {
    await orca.close();
    throw error;
  }
}
