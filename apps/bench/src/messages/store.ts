import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { calls } from "@matchfront/api-client";
import { processorTimeOf } from "../../../server/bench/processor-time.ts";
import { askFor, generator } from "../server/load.ts";

/** What became of one round. */
export interface Stored {
  readonly perSecond: number;
  /** For each, in milliseconds. */
  readonly processorTime: number;
}

/** A server that runs. */
export interface Server {
  readonly origin: string;
  readonly pid: number;
}

export const seconds = 3;
const connections = 32;

/** How messages are posted, for the reader. */
export const howPosted = `Messages of 600 characters, posted by ${generator} over ${connections} connections for ${seconds} s; their mail waits.`;

/**
 * Posts messages to a server as fast as it answers.
 *
 * @param mailed What has been mailed, where that is waited for: it counts then.
 */
export async function post({ origin, pid }: Server, mailed?: ReadonlyMap<string, unknown>): Promise<Stored> {
  const url = new URL(calls.contact.path, origin).href;
  const before = await processorTimeOf(pid);
  const mailedBefore = mailed?.size ?? 0;
  const { answered, perSecond } = await askFor({ url, connections, seconds, what: "messages" });
  const mailsLeft = () => mailedBefore + answered - (mailed?.size ?? Infinity);
  while (mailsLeft() > 0) await pause(50);
  return { perSecond, processorTime: (((await processorTimeOf(pid)) - before) / answered) * 1000 };
}

/** Has SQLite commit rows with nothing before it, in a process of its own. */
export async function storeAlone(environment: Readonly<Record<string, string>> = {}): Promise<Stored> {
  return JSON.parse(await run(process.execPath, [beside("sqlite-alone.ts"), `${seconds}`], environment));
}

/**
 * Builds a disk that takes long for each commit.
 *
 * @param compiler C's.
 * @param folder Where its library goes.
 * @returns The environment of a program that has it.
 */
export async function buildSlowDisk(
  compiler: string,
  folder: string,
  microseconds: number,
): Promise<Readonly<Record<string, string>>> {
  const library = join(folder, "slow-sync.so");
  await run(compiler, ["-shared", "-fPIC", "-O2", "-o", library, beside("slow-sync.c")]);
  return { LD_PRELOAD: library, SYNC_MICROSECONDS: `${microseconds}` };
}

/** Posts so many messages a second, from a process of its own. */
export async function postAtRate({ origin }: Server, rate: number, duration: number): Promise<void> {
  await run(process.execPath, [beside("post-at-rate.ts"), origin, `${rate}`, `${duration}`]);
}

function beside(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

async function run(
  program: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const env = { ...process.env, ...environment };
  const child = spawn(program, parameters, { env, stdio: ["ignore", "pipe", "inherit"] });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
  if (code !== 0) throw new Error(`${program} ended with ${String(code)}.`);
  return output;
}
