import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import { builtSite } from "./start-app.ts";

/** The real server in a process of its own, on any free port by default; killed when the test is over. */
export function startProcess(environment: Record<string, string>) {
  const child = spawn(process.execPath, ["--conditions=@matchfront/source", "src/server.ts"], {
    cwd: join(import.meta.dirname, ".."),
    env: { SITE_DIR: builtSite, HOST: "127.0.0.1", PORT: "0", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const exited = once(child, "exit").then(([code]): unknown => code);
  let output = "";
  child.stdout.on("data", (chunk: string) => (output += chunk));
  const printed = once(child.stdout.setEncoding("utf8"), "data").then(([chunk]) => String(chunk));
  return {
    /** What the server prints once it listens. */
    printed,
    /** All that it has printed until now. */
    output: () => output,
    /** Where it listens. */
    origin: printed.then((block) => /http:\S+/.exec(block)?.[0] ?? `no address in ${block}`),
    errors: text(child.stderr),
    /** The exit code; null where a signal ended the process. */
    exited,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
  };
}
