import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Comparison } from "../comparison/comparison.ts";
import { findFreePort } from "../server/server-processes.ts";

const checkout = fileURLToPath(new URL("../../../..", import.meta.url));

/** How long `npm start` takes to the first page: in a fresh clone of the last commit, and once more. */
export async function measureStart(rounds: number): Promise<readonly Comparison[]> {
  const fresh: number[] = [];
  const again: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const folder = await mkdtemp(join(tmpdir(), "matchfront-start-"));
    execFileSync("git", ["clone", "--quiet", checkout, folder]);
    fresh.push(await secondsToFirstPage(folder));
    again.push(await secondsToFirstPage(folder));
    await rm(folder, { recursive: true });
  }
  return [
    compare("start/fresh", "`npm start` in a fresh clone, nothing to download", 25, fresh),
    compare("start/again", "`npm start` where nothing has changed", 3, again),
  ];
}

async function secondsToFirstPage(cwd: string): Promise<number> {
  const port = await findFreePort();
  const started = performance.now();
  const env = { ...process.env, PATH: pathOutside(checkout), PORT: `${port}` };
  const server = spawn("npm", ["start"], { cwd, env, stdio: "ignore", detached: true });
  const ended = once(server, "exit");
  const stop = () => {
    if (server.exitCode === null && server.pid) process.kill(-server.pid, "SIGTERM");
  };
  // A terminal's ^C does not reach another group.
  const interrupt = () => {
    stop();
    process.exit(130);
  };
  process.once("SIGINT", interrupt);
  try {
    while (!(await isServed(`http://localhost:${port}/`))) {
      if (server.exitCode !== null) throw new Error(`npm start ended with ${server.exitCode} in ${cwd}.`);
      await pause(20);
    }
    return (performance.now() - started) / 1000;
  } finally {
    process.off("SIGINT", interrupt);
    stop();
    await ended;
  }
}

/** The search path of a terminal: `npm run bench` has put this checkout's programs before it. */
function pathOutside(folder: string): string {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return folders.filter((each) => !each.startsWith(folder)).join(delimiter);
}

async function isServed(address: string): Promise<boolean> {
  return fetch(address).then(
    async (response) => response.ok && (await response.text()).includes("</html>"),
    () => false,
  );
}

function compare(id: string, title: string, seconds: number, samples: readonly number[]): Comparison {
  const reference = `${seconds} s`;
  return {
    id,
    title,
    unit: "s",
    better: "lower",
    reference,
    promise: { candidate: "ours", ratio: 1 },
    method: "From the command to the last byte of the first page.",
    candidates: [
      { name: reference, samples: samples.map(() => seconds) },
      { name: "ours", samples },
    ],
  };
}
