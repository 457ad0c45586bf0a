import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { repository } from "./repository.ts";

export type Command = readonly [file: string, ...parameters: string[]];

/** Starts a server whose packages are not built. @param flags of Node */
export function fromSources(flags: readonly string[] = []): Command {
  return [process.execPath, "--conditions=@matchfront/source", ...flags, "apps/server/src/server.ts"];
}

/** Starts the real server in a process of its own, by default on any free port. The command runs at the root. */
export function spawnServer(
  environment: Readonly<Record<string, string>>,
  [file, ...parameters]: Command = fromSources(),
) {
  const child = spawn(file, parameters, {
    cwd: repository,
    env: { HOST: "127.0.0.1", PORT: "0", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  const origin = Promise.withResolvers<string>();
  const output = child.stdout.setEncoding("utf8").on("data", (lines: string) => {
    printed += lines;
    const [found] = /http:[^\s"]+/.exec(lines) ?? [];
    if (found) origin.resolve(found);
  });
  const errors = text(child.stderr);
  const exited = once(child, "exit").then(([code]): unknown => code);
  origin.promise.catch(() => {});
  void exited.then(async (code) =>
    origin.reject(new Error(`It ended with ${String(code)}: ${await errors}`)),
  );
  return {
    pid: child.pid,
    output,
    printed: () => printed,
    /** The origin at which it listens. Rejects if it ends before. */
    origin: origin.promise,
    errors,
    /** The exit code; null if a signal ended the process. */
    exited,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
  };
}
