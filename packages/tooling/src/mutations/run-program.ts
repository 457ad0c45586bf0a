import { spawn } from "node:child_process";

/** A program to run. */
export type Program = {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** Terminates it, and rejects the promise with the signal's reason. */
  readonly signal: AbortSignal;
  /** The time in milliseconds after which it is terminated. */
  readonly limit: number;
};

/** The result of a program; `code` is null if it was terminated. */
export type ProgramResult = { readonly code: number | null; readonly output: string };

/** Runs a program in its own process group, so that the browsers and servers that it starts are terminated with it. */
export async function runProgram({ command, args, cwd, signal, limit }: Program): Promise<ProgramResult> {
  signal.throwIfAborted();
  // In CI, test runners do not write missing snapshots or screenshots.
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
  const terminate = () => {
    if (child.pid === undefined || child.exitCode !== null) return;
    process.kill(-child.pid, "SIGTERM");
  };
  const timer = setTimeout(terminate, limit);
  signal.addEventListener("abort", terminate);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once("error", reject);
      child.once("close", resolve);
    });
    signal.throwIfAborted();
    return { code, output };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", terminate);
  }
}
