import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdir, writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { constant, constantFrom, double, nat, record, sample, tuple } from "fast-check";
import type { Database } from "../src/storage/tables.ts";
import { repeatUntilStopped } from "./ask.ts";
import { mailFaults, type MailSink } from "./mail-sink.ts";
import type { SupervisedServer } from "./supervised-server.ts";
import type { Visitors } from "./visitors.ts";

export interface Store {
  readonly variables: readonly Readonly<Record<string, string>>[];
  /** Whether the server's clock decides what is due and what is a repeat, not the database's. */
  readonly hasServersClock: boolean;
  readonly open: () => Promise<Database>;
  readonly remove: () => Promise<unknown>;
}

export interface CheckedServer extends SupervisedServer {
  readonly index: number;
  /** The file with the error of the server's wall clock, in milliseconds. */
  readonly clockFile: string;
}

export interface World<OneStore = unknown> {
  readonly servers: readonly CheckedServer[];
  readonly store: OneStore;
  readonly sink: MailSink;
  readonly visitors: Visitors;
  /** Fulfilled once `/readyz` of all servers says so; with the seconds that it took, or undefined where it took too long. */
  readonly waitUntil: (state: "ready" | "not ready") => Promise<number | undefined>;
}

export interface Fault<OneStore = unknown> {
  readonly name: string;
  /** Of two that happen at once, each concerns another part. */
  readonly part: "server" | "mail" | "visitors";
  /** How long at most, in milliseconds. */
  readonly longest: number;
  readonly makesUnready?: boolean;
  /** Whether the database is as it was when the fault began, once it is healed. */
  readonly setsBack?: boolean;
  readonly isPossible?: (store: OneStore) => boolean;
  readonly begin: (world: World<OneStore>, server: CheckedServer) => Promise<(() => Promise<unknown>) | void>;
}

const hour = 3_600_000;

export function serverFault<OneStore = unknown>(
  name: string,
  longest: number,
  begin: Fault<OneStore>["begin"],
  more: Pick<Fault<OneStore>, "makesUnready" | "setsBack" | "isPossible"> = {},
): Fault<OneStore> {
  return { name, part: "server", longest, begin, ...more };
}

function endedServer(name: string, signal: "SIGKILL" | "SIGTERM"): Fault {
  return serverFault(name, 0, async (_world, server) => server.end(signal));
}

function clockFault(name: string, shift: number): Fault {
  return serverFault(name, 8_000, async (_world, { clockFile }) => {
    await writeFile(clockFile, String(shift));
    return async () => await writeFile(clockFile, "0");
  });
}

async function useUpDescriptors({ waitUntil }: World, { pid }: CheckedServer) {
  // The previous step's server may still drain.
  await waitUntil("ready");
  const id = pid() ?? 0;
  const taken = new Set(await readdir(`/proc/${id}/fd`));
  let free = 0;
  while (taken.has(String(free))) free += 1;
  limitFiles(id, free);
  return async () => limitFiles(id);
}

/** Limits the descriptors that a process may open. Returns whether that worked. */
function limitFiles(pid: number, limit = 4_096): boolean {
  return spawnSync("prlimit", [`--pid=${pid}`, `--nofile=${limit}:`]).status === 0;
}

/** @param isRepeated whether each answer is followed by the text again */
function badConnections(name: string, count: number, text: string, isRepeated = false): Fault {
  const begin: Fault["begin"] = async (_world, { origin }) => {
    const port = Number(new URL(origin).port);
    const sockets = await Promise.all(Array.from({ length: count }, () => open(port, text)));
    for (const socket of isRepeated ? sockets : [])
      socket.on("data", (chunk) => chunk.includes("HTTP/1.1 ") && socket.write(text)).resume();
    return async () => sockets.forEach((socket) => socket.destroy());
  };
  return { name, part: "visitors", longest: 8_000, begin };
}

async function open(port: number, text: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  // Where the server is down, this visitor finds nobody, and the fault is that much smaller.
  await once(socket, "connect").catch(() => {});
  socket.pause();
  socket.write(text);
  return socket;
}

export const faults: readonly Fault[] = [
  endedServer("kill -9", "SIGKILL"),
  endedServer("SIGTERM", "SIGTERM"),
  serverFault("process paused", 3_000, async (_world, { signal }) => {
    signal("SIGSTOP");
    return async () => signal("SIGCONT");
  }),
  serverFault("log not read", 8_000, async (_world, { log }) => {
    const output = log().pause();
    return async () => output.resume();
  }),
  serverFault("descriptors used up", 8_000, useUpDescriptors, {
    isPossible: () => limitFiles(process.pid),
  }),
  clockFault("clock an hour ahead", hour),
  clockFault("clock a day behind", -24 * hour),
  // At its start, a server deletes what is old.
  serverFault("clock 100 days ahead at a start", 8_000, async ({ waitUntil }, server) => {
    await writeFile(server.clockFile, String(2_400 * hour));
    server.end("SIGTERM");
    return async () => {
      await waitUntil("ready");
      await writeFile(server.clockFile, "0");
    };
  }),
  ...mailFaults.map((fault): Fault => ({
    name: `SMTP ${fault}`,
    part: "mail",
    longest: 8_000,
    async begin({ sink }) {
      sink.fail(fault);
      return async () => sink.fail(undefined);
    },
  })),
  badConnections(
    "200 half-sent posts",
    200,
    "POST /admin/sendContactUsEmail HTTP/1.1\r\nHost: localhost\r\nContent-Le",
  ),
  badConnections(
    "200 connections that post invalid forms",
    200,
    "POST /admin/sendContactUsEmail HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 7\r\n\r\ntopic=x",
    true,
  ),
  badConnections(
    "50 that pipeline and read nothing",
    50,
    "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(400),
  ),
  {
    name: "posts left before the answer",
    part: "visitors",
    longest: 5_000,
    begin: async ({ visitors }) =>
      repeatUntilStopped(async () => {
        await visitors.leave();
        await pause(20);
      }),
  },
];

export type Step<OneStore> = readonly {
  readonly fault: Fault<OneStore>;
  readonly share: number;
  readonly server: CheckedServer;
}[];

/** Plans faults without end: each once in a round, in another order each time, and some of them together. */
export function* planFaults<OneStore>(
  possible: readonly Fault<OneStore>[],
  seed: number,
  servers: readonly CheckedServer[],
): Generator<Step<OneStore>> {
  const anyOrder = (part: Fault["part"]) => {
    const own = possible.filter((fault) => fault.part === part);
    const planned = own.map((fault) =>
      record({
        fault: constant(fault),
        share: double({ min: 0.1, max: 1, noNaN: true }),
        server: constantFrom(...servers),
        place: nat(),
      }),
    );
    return tuple(...planned).map((all) => all.toSorted((one, other) => one.place - other.place));
  };
  const anyRound = tuple(anyOrder("server"), anyOrder("mail"), anyOrder("visitors"));
  for (let round = 0; ; round += 1)
    for (const [first, ...others] of sample(anyRound, { seed: seed * 1000 + round, numRuns: 1 }))
      for (const [index, fault] of first.entries())
        yield [fault, ...others.map((part) => part[index])].filter((one) => one !== undefined);
}
