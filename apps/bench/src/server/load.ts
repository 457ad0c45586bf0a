import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

/** What is asked of a server, over connections that are kept, as fast as it answers. */
export interface Load {
  readonly url: string;
  readonly seconds: number;
  readonly connections: number;
  /** @default "pages" */
  readonly what?: "pages" | "heads" | "messages";
  readonly headers?: Readonly<Record<string, string>>;
}

/** What came of it. */
export interface Outcome {
  readonly answered: number;
  readonly perSecond: number;
}

/** A program on this machine; undefined where it is not installed. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/sbin"];
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

const wrk = findProgram("wrk");
const ab = findProgram("ab");
const messages = fileURLToPath(new URL("../messages/messages.lua", import.meta.url));

/** Who asks for pages and posts messages: Debian's wrk where it is installed. */
export const generator = wrk ? "wrk" : "autocannon";
/** Whether heads alone can be asked for: wrk and autocannon would wait for their bodies. */
export const hasHeadGenerator = ab !== undefined;

/**
 * Asks a server, from a process of its own.
 *
 * @throws Error Where anything but 2xx or 304 was answered.
 */
export async function askFor(load: Load): Promise<Outcome> {
  if (load.what === "heads") return await askWithAb(load);
  return wrk ? await askWithWrk(wrk, load) : await askWithAutocannon(load);
}

async function askWithWrk(
  program: string,
  { url, seconds, connections, what, headers = {} }: Load,
): Promise<Outcome> {
  const output = await run(program, [
    "--threads=1",
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    ...Object.entries(headers).flatMap(([name, value]) => ["--header", `${name}: ${value}`]),
    ...(what === "messages" ? ["--script", messages] : []),
    url,
  ]);
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`${url} refused some requests:\n${output}`);
  return { answered: find(output, /(\d+) requests in/), perSecond: find(output, /Requests\/sec: +([\d.]+)/) };
}

async function askWithAb({ url, seconds, connections, headers = {} }: Load): Promise<Outcome> {
  if (!ab) throw new Error("ab is not installed. Debian: apt install apache2-utils.");
  const output = await run(ab, [
    ..."-q -k -i -n 100000000".split(" "),
    `-c${connections}`,
    `-t${seconds}`,
    ...Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]),
    url,
  ]);
  if (find(output, /Failed requests: +(\d+)/) > 0 || /Non-2xx/.test(output))
    throw new Error(`${url} refused some requests:\n${output}`);
  return {
    answered: find(output, /Complete requests: +(\d+)/),
    perSecond: find(output, /Requests per second: +([\d.]+)/),
  };
}

async function askWithAutocannon(load: Load): Promise<Outcome> {
  const entry = fileURLToPath(new URL("autocannon-load.ts", import.meta.url));
  return JSON.parse(await run(process.execPath, [entry, JSON.stringify(load)]));
}

async function run(program: string, parameters: readonly string[]): Promise<string> {
  const child = spawn(program, parameters, { stdio: ["ignore", "pipe", "pipe"] });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  if (code !== 0) throw new Error(`${program} ended with ${String(code)}: ${errors}`);
  return output;
}

function find(output: string, pattern: RegExp): number {
  return Number(pattern.exec(output)?.[1] ?? Number.NaN);
}
