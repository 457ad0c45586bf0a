import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startBenchServer } from "../../../server/bench/bench-server.ts";
import { commitAlone } from "../../../server/bench/commit-alone.ts";
import { load, page } from "../../../server/bench/load.ts";
import { startMailSink } from "../../../server/chaos/mail-sink.ts";
import { startCluster } from "../../../server/test/postgres-cluster.ts";
import { postgresPrograms } from "../../../server/test/postgres-programs.ts";
import { interleave, type Comparison } from "../comparison/comparison.ts";
import { findProgram } from "../server/load.ts";
import { compareProcessorTimes, compareRates } from "./comparisons.ts";
import {
  buildSlowDisk,
  howPosted,
  post,
  postAtRate,
  seconds,
  storeAlone,
  type Server,
  type Stored,
} from "./store.ts";

/** What a disk that really waits takes for a commit, in microseconds. */
const slowCommit = 1_400;
/** Posts a second while pages are asked for: what is promised of that disk. */
const rateMeanwhile = Math.round((0.6 * 1_000_000) / slowCommit);
const pagesEachSecond = 300;
/** Nobody listens there: mail waits. */
const noMail = { SMTP_URL: "smtp://127.0.0.1:9" };
const ofOneConnection = "SQLite alone has one connection, and commits rows of a kilobyte one by one.";

/** Starts a server, which ends with the bench. */
type Start = (name: string, environment: Readonly<Record<string, string>>) => Promise<Server>;

/** How many messages are stored in a second, what each costs, and what pages notice of it. */
export async function measureMessages(rounds: number): Promise<readonly Comparison[]> {
  const folder = await mkdtemp(join(tmpdir(), "matchfront-bench-"));
  const started: { readonly stop: () => Promise<unknown> }[] = [];
  const start: Start = async (name, environment) => {
    const server = await startBenchServer({ DATA_DIR: join(folder, name), ...environment });
    started.push(server);
    return server;
  };
  const sink = await startMailSink();
  const cluster =
    postgresPrograms === undefined ? undefined : await startCluster({ fsync: "on", full_page_writes: "on" });
  try {
    const mailing = await start("mailing", { SMTP_URL: sink.url.href });
    const file = await start("file", noMail);
    const stored = await interleave<Stored>(rounds, {
      ours: () => post(file),
      "SQLite alone": () => storeAlone(),
      "ours, mailed": () => post(mailing, sink.copies),
    });
    const database = await cluster?.createDatabase();
    const shared = database && (await start("shared", { ...noMail, DATABASE_URL: database.href }));
    const storedThere =
      cluster && shared
        ? await interleave<Stored>(rounds, {
            "ours on PostgreSQL": () => post(shared),
            "PostgreSQL alone": async () => ({
              perSecond: await commitAlone(await cluster.createDatabase(), 10, seconds),
              processorTime: Number.NaN,
            }),
          })
        : [];
    const compiler = findProgram("cc");
    return [
      compareProcessorTimes([...stored, ...storedThere].filter(({ name }) => name.startsWith("ours"))),
      compareRates(
        {
          id: "messages/disk",
          title: "Messages stored, on this machine's disk",
          reference: "SQLite alone",
          method: `${howPosted} ${ofOneConnection}`,
        },
        stored.slice(0, 2),
      ),
      ...(compiler
        ? await measureSlowDisk(start, await buildSlowDisk(compiler, folder, slowCommit), rounds)
        : []),
      ...(storedThere.length > 0
        ? [
            compareRates(
              {
                id: "messages/postgresql",
                title: "Messages stored in PostgreSQL, on this machine's disk",
                reference: "PostgreSQL alone",
                method: `${howPosted} PostgreSQL alone commits rows of a kilobyte over ten connections, as many as ours has.`,
              },
              storedThere,
            ),
          ]
        : []),
    ];
  } finally {
    for (const { stop } of started) await stop();
    await sink.close();
    await cluster?.stop();
    await rm(folder, { recursive: true });
  }
}

async function measureSlowDisk(
  start: Start,
  slowDisk: Readonly<Record<string, string>>,
  rounds: number,
): Promise<readonly Comparison[]> {
  const server = await start("slow", { ...noMail, ...slowDisk });
  const stored = await interleave<Stored>(rounds, {
    ours: () => post(server),
    "SQLite alone": () => storeAlone(slowDisk),
  });
  const busy = "while messages are stored";
  const pages = await interleave(rounds, {
    quiet: () => slowestPages(server),
    [busy]: async () => {
      const posting = postAtRate(server, rateMeanwhile, seconds + 1);
      // Its process has started by then.
      await pause(700);
      const slowest = await slowestPages(server);
      await posting;
      return slowest;
    },
  });
  return [
    compareRates(
      {
        id: "messages/slow-disk",
        title: `Messages stored, where a commit takes ${slowCommit / 1000} ms`,
        reference: "SQLite alone",
        promise: { candidate: "ours", ratio: 0.6 },
        method: `${howPosted} ${ofOneConnection} Each \`fsync\` of both sleeps so long in place of using the disk.`,
      },
      stored,
    ),
    {
      id: "messages/pages-meanwhile",
      title: `Slowest hundredth of pages, while ${rateMeanwhile} messages a second are stored`,
      unit: "ms",
      better: "lower",
      reference: "quiet",
      promise: { candidate: busy, ratio: 2 },
      method: `The 99th percentile of ${pagesEachSecond} pages a second over 8 connections for ${seconds} s, from the server of the comparison above.`,
      candidates: pages,
    },
  ];
}

/** The 99th percentile of the times of pages, in milliseconds. */
async function slowestPages({ origin }: Server): Promise<number> {
  const { times, refused } = await load([origin], { seconds, connections: 8, rate: pagesEachSecond }, page);
  if (refused > 0) throw new Error(`${refused} pages were not served.`);
  return times.percentile(99) / 1000;
}
