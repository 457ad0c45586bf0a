import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** A server in a process of its own. */
export interface RunningServer extends AsyncDisposable {
  readonly origin: string;
  readonly pid: number;
}

export const checkout = join(import.meta.dirname, "../../../..");

/** Creates a folder that is removed with what is in it. */
export const temporaryFolder = () => mkdtempDisposable(join(tmpdir(), "matchfront-bench-"));

/** Returns a port that is very probably free. */
export const anyPort = () => randomInt(20_000, 30_000);

/**
 * Starts a server, which gets its port as `PORT`, and waits until its home page has arrived.
 *
 * @param env variables beside, or in place of, those of this process
 * @throws {Error} if it ends before
 */
export async function startServer(
  [program = "", ...parameters]: readonly string[],
  { port = anyPort(), cwd = checkout, env = {} } = {},
): Promise<RunningServer> {
  const variables = { ...process.env, PORT: `${port}`, ...env };
  const child = spawn(program, parameters, { cwd, env: variables, stdio: ["ignore", "ignore", "inherit"] });
  const exited = once(child, "exit");
  const origin = `http://127.0.0.1:${port}`;
  const isServed = async () => (await (await fetch(origin)).text()).includes("</html>");
  while (!(await isServed().catch(() => false))) {
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}.`);
    await pause(20);
  }
  const stop = async () => void (child.kill() && (await exited));
  return { origin, pid: child.pid ?? 0, [Symbol.asyncDispose]: stop };
}

/** Starts our server. It believes the `X-Forwarded-For` of each request, and takes as many messages as it gets. */
export async function startOurServer(folder: string, env = {}): Promise<RunningServer> {
  const limits = { TRUSTED_PROXIES: "1", MESSAGES_MAX_PER_HOUR: "10000000", LOG_LEVEL: "error" };
  return await startServer(
    [process.execPath, "--conditions=@matchfront/source", "apps/server/src/server.ts"],
    { env: { HOST: "127.0.0.1", DATA_DIR: folder, ...limits, ...env } },
  );
}
