import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";

/** A program and its parameters. */
export type Command = readonly [file: string, ...parameters: string[]];

/** Starts a server whose packages are not built. @param flags of Node */
export function fromSources(flags: readonly string[] = []): Command {
  return [process.execPath, "--conditions=@matchfront/source", ...flags, "apps/server/src/server.ts"];
}

/**
 * Starts the real server in a process of its own, on any free port by default.
 *
 * @param command which starts it at the repository's root
 */
export function spawnServer(
  environment: Readonly<Record<string, string>>,
  [file, ...parameters]: Command = fromSources(),
) {
  const child = spawn(file, parameters, {
    cwd: join(import.meta.dirname, "../../.."),
    env: { HOST: "127.0.0.1", PORT: "0", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = child.stdout.setEncoding("utf8");
  const exited = once(child, "exit").then(([code]): unknown => code);
  const origin = Promise.withResolvers<string>();
  output.on("data", (lines: string) => {
    const [found] = /http:[^\s"]+/.exec(lines) ?? [];
    if (found) origin.resolve(found);
  });
  void exited.then((code) => origin.resolve(`no address: it ended with ${String(code)}`));
  return {
    /** The process's id; undefined if it could not be started. */
    pid: child.pid,
    /** The server's standard output. */
    output,
    /** The first output, which the server prints when it listens. */
    printed: once(output, "data").then(([chunk]) => String(chunk)),
    /** The origin at which it listens. */
    origin: origin.promise,
    errors: text(child.stderr),
    /** The exit code; null if a signal ended the process. */
    exited,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
  };
}
