import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startBenchServer } from "../../../server/bench/bench-server.ts";
import { commitAlone } from "../../../server/bench/commit-alone.ts";
import { load, page } from "../../../server/bench/load.ts";
import { processorTimeOf } from "../../../server/bench/processor-time.ts";
import { startMailSink } from "../../../server/chaos/mail-sink.ts";
import { startCluster } from "../../../server/test/postgres-cluster.ts";
import { postgresPrograms } from "../../../server/test/postgres-programs.ts";
import { interleave, type Candidate, type Comparison } from "../comparison/comparison.ts";
import { askFor, findProgram, generator } from "../server/load.ts";

/** What became of one round. */
export interface Stored {
  readonly perSecond: number;
  /** For each, in milliseconds. */
  readonly processorTime: number;
}

const seconds = 3;
const connections = 32;
/** Of a disk that really waits: what the slow one takes for each commit. */
const slowSync = 1_400;
/** Posts a second while pages are asked for: what the promise asks of the slow disk. */
const rateMeanwhile = Math.round((0.6 * 1_000_000) / slowSync);
/** Nobody listens there: mail waits. */
const noMail = { SMTP_URL: "smtp://127.0.0.1:9" };
const posted = `Messages of 600 characters, posted by ${generator} over ${connections} connections for ${seconds} s; their mail waits.`;
const alone = "SQLite alone has one connection and commits rows of a kilobyte, one by one.";

/** How many messages are stored in a second, what each costs, and what pages notice of it. */
export async function measureMessages(rounds: number): Promise<readonly Comparison[]> {
  const folder = await mkdtemp(join(tmpdir(), "matchfront-bench-"));
  const ended: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true })];
  const start = async (name: string, environment: Readonly<Record<string, string>>) => {
    const server = await startBenchServer({ DATA_DIR: join(folder, name), ...environment });
    ended.unshift(() => server.stop());
    return server;
  };
  try {
    const sink = await startMailSink();
    ended.unshift(() => sink.close());
    const fast = await start("fast", noMail);
    const mailing = await start("mailing", { SMTP_URL: sink.url.href });
    const cluster =
      postgresPrograms === undefined
        ? undefined
        : await startCluster({ fsync: "on", full_page_writes: "on" });
    if (cluster) ended.push(() => cluster.stop());
    const database = await cluster?.createDatabase();
    const shared = database && (await start("shared", { ...noMail, DATABASE_URL: database.href }));

    const stored = await interleave<Stored>(rounds, {
      ours: () => post(fast),
      "SQLite alone": () => storeAlone({}),
      "ours, mailed": () => post(mailing, sink.copies),
      ...(cluster &&
        shared && {
          "ours on PostgreSQL": () => post(shared),
          "PostgreSQL alone": async () => ({
            perSecond: await commitAlone(await cluster.createDatabase(), 10, seconds),
            processorTime: Number.NaN,
          }),
        }),
    });
    const comparisons = [
      compareRates("disk", "Messages stored", "SQLite alone", stored.slice(0, 2), `${posted} ${alone}`),
      compareProcessorTimes(
        stored.filter(({ name }) => name.startsWith("ours")),
        rounds,
      ),
      ...(shared
        ? [
            compareRates(
              "postgresql",
              "Messages stored in PostgreSQL",
              "PostgreSQL alone",
              stored.slice(3),
              `${posted} PostgreSQL alone commits rows of a kilobyte over ten connections, as many as ours has.`,
            ),
          ]
        : []),
    ];
    const compiler = findProgram("cc");
    if (!compiler) return comparisons;
    const slowDisk = await buildSlowDisk(compiler, folder);
    const slow = await start("slow", { ...noMail, ...slowDisk });
    const storedSlowly = await interleave<Stored>(rounds, {
      ours: () => post(slow),
      "SQLite alone": () => storeAlone(slowDisk),
    });
    const busy = "while messages are stored";
    const pages = await interleave(rounds, {
      quiet: () => slowestPages(slow.origin),
      [busy]: async () => {
        const posting = run(process.execPath, [
          beside("post-at-rate.ts"),
          slow.origin,
          `${rateMeanwhile}`,
          `${seconds + 1}`,
        ]);
        await pause(500);
        const times = await slowestPages(slow.origin);
        await posting;
        return times;
      },
    });
    return [
      ...comparisons,
      {
        ...compareRates(
          "slow-disk",
          `Messages stored, where a commit takes ${slowSync / 1000} ms`,
          "SQLite alone",
          storedSlowly,
          `${posted} ${alone} Each \`fsync\` of both sleeps so long in place of using the disk.`,
        ),
        promise: { candidate: "ours", ratio: 0.6 },
      },
      {
        id: "messages/pages-meanwhile",
        title: `Slowest hundredth of pages, while ${rateMeanwhile} messages a second are stored`,
        unit: "ms",
        better: "lower",
        reference: "quiet",
        promise: { candidate: busy, ratio: 2 },
        method: `The 99th percentile of 300 pages a second over 8 connections for ${seconds} s, on the slow disk; the other half of the time, nobody posts.`,
        candidates: pages,
      },
    ];
  } finally {
    for (const end of ended) await end();
  }
}

interface Server {
  readonly origin: string;
  readonly pid: number;
}

/** @param mailed where it is waited for that all have been mailed, which counts */
async function post({ origin, pid }: Server, mailed?: ReadonlyMap<string, unknown>): Promise<Stored> {
  const url = `${origin}/admin/sendContactUsEmail`;
  const [before, sent] = [await processorTimeOf(pid), mailed?.size ?? 0];
  const { answered, perSecond } = await askFor({ url, connections, seconds, what: "messages" });
  while (mailed && mailed.size < sent + answered) await pause(50);
  return { perSecond, processorTime: (((await processorTimeOf(pid)) - before) / answered) * 1000 };
}

async function storeAlone(environment: Readonly<Record<string, string>>): Promise<Stored> {
  return JSON.parse(await run(process.execPath, [beside("sqlite-alone.ts"), `${seconds}`], environment));
}

async function slowestPages(origin: string): Promise<number> {
  const { times, refused } = await load([origin], { seconds, connections: 8, rate: 300 }, page);
  if (refused > 0) throw new Error(`${refused} pages were not served.`);
  return times.percentile(99) / 1000;
}

/** @returns the environment of a program whose commits wait */
async function buildSlowDisk(compiler: string, folder: string): Promise<Record<string, string>> {
  const library = join(folder, "slow-sync.so");
  await run(compiler, ["-shared", "-fPIC", "-O2", "-o", library, beside("slow-sync.c")]);
  return { LD_PRELOAD: library, SYNC_MICROSECONDS: `${slowSync}` };
}

function compareRates(
  id: string,
  title: string,
  reference: string,
  candidates: readonly Candidate<Stored>[],
  method: string,
): Comparison {
  return {
    id: `messages/${id}`,
    title,
    unit: "per s",
    better: "higher",
    reference,
    method,
    candidates: candidates.map(({ name, samples }) => ({
      name,
      samples: samples.map(({ perSecond }) => perSecond),
    })),
  };
}

function compareProcessorTimes(candidates: readonly Candidate<Stored>[], rounds: number): Comparison {
  return {
    id: "messages/processor",
    title: "Processor time of a stored message",
    unit: "ms",
    better: "lower",
    reference: "promised",
    promise: { candidate: "ours", ratio: 1 },
    method:
      "User and system time of the server's process, its database's thread included, while messages are posted as fast " +
      "as they are answered. Where they are mailed, by SMTP to this machine, it is counted until all mails have left. " +
      "What PostgreSQL itself takes is not counted.",
    candidates: [
      { name: "promised", samples: Array.from({ length: rounds }, () => 1) },
      ...candidates.map(({ name, samples }) => ({
        name,
        samples: samples.map(({ processorTime }) => processorTime),
      })),
    ],
  };
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
