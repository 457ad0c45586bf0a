import { spawn } from "node:child_process";

/** A program to run until it ends. */
export type Program = {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** Ends it, and makes the promise reject with the signal's reason. */
  readonly signal: AbortSignal;
  /** Milliseconds after which it is ended too. */
  readonly limit: number;
};

/** How a program ended; `code` is null where it was ended. */
export type Ended = { readonly code: number | null; readonly output: string };

/**
 * Runs a program in a process group of its own, so that the browsers and servers it starts end with it.
 *
 * @example await runProgram({ command: "turbo", args: ["run", "build"], cwd: root, signal, limit: 600_000 });
 */
export async function runProgram({ command, args, cwd, signal, limit }: Program): Promise<Ended> {
  signal.throwIfAborted();
  // A test runner that believes itself in CI writes no snapshot or picture that it lacks.
  const variables = { ...process.env, CI: "true" };
  const child = spawn(command, args, {
    cwd,
    env: variables,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  const end = () => {
    if (child.pid === undefined || child.exitCode !== null) return;
    process.kill(-child.pid, "SIGTERM");
  };
  const timer = setTimeout(end, limit);
  signal.addEventListener("abort", end);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once("error", reject);
      child.once("close", resolve);
    });
    signal.throwIfAborted();
    return { code, output };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", end);
  }
}
