import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { postgresPrograms, query, startCluster } from "../../../server/test/postgres-cluster.ts";
import { interleave, type Comparison } from "../comparison/comparison.ts";
import { load } from "../processes/load.ts";
import { startOurServer, temporaryFolder, type RunningServer } from "../processes/start-server.ts";
import type { Part } from "../report/document.ts";

const run = promisify(execFile);
const [connections, seconds] = [32, 3];
/** The time of a commit on a disk that really waits, in ms. */
const slowCommit = 1.4;
/** The loads of that disk: 0.6 of the messages that it can commit one by one, and pages meanwhile. */
const [messagesPerSecond, pagesPerSecond] = [Math.round(600 / slowCommit), 300];
/** Nobody listens there, so that mail waits. */
const noMail = { SMTP_URL: "smtp://127.0.0.1:9" };

/** Measures how many messages a second are stored, beside what SQLite and PostgreSQL commit alone. */
export async function measureMessages(rounds: number): Promise<Part> {
  await using folder = await temporaryFolder();
  const { path } = folder;
  const slowDisk = await buildSlowDisk(path).catch(() => undefined);
  return {
    title: "Messages",
    method: `Messages of 600 characters over ${connections} connections for ${seconds} s, on this machine's disk; their mail waits. SQLite alone commits rows of a kilobyte over one connection, PostgreSQL alone (pgbench) over ten, as many as our server has. The processor time is that of our server's process for each message. The slow disk is one whose \`fsync\` takes ${slowCommit} ms, by sleeping. Pages there are ${pagesPerSecond} home pages a second, without messages and with ${messagesPerSecond} a second.`,
    comparisons: [
      ...(await compareSqlite(path, rounds)),
      ...(slowDisk ? await compareSqlite(path, rounds, slowDisk) : []),
      ...(postgresPrograms ? [await comparePostgres(path, rounds)] : []),
    ],
  };
}

async function compareSqlite(folder: string, rounds: number, slowDisk?: Readonly<Record<string, string>>) {
  const title = slowDisk ? "SQLite, slow disk" : "SQLite";
  await using server = await startOurServer(join(folder, title), { ...noMail, ...slowDisk });
  const alone = async () => {
    const [entry, env] = [join(import.meta.dirname, "sqlite-alone.ts"), { ...process.env, ...slowDisk }];
    const { stdout } = await run(process.execPath, [entry, `${seconds}`], { env });
    return { perSecond: Number(stdout) };
  };
  const stored = await compareStored(title, server, alone, rounds, slowDisk ? [0.6] : [0.6, 1000]);
  return slowDisk ? [stored, await comparePages(server, rounds)] : [stored];
}

async function comparePostgres(folder: string, rounds: number): Promise<Comparison> {
  const cluster = await startCluster({ fsync: "on", full_page_writes: "on" });
  try {
    const [shared, other] = [await cluster.createDatabase(), await cluster.createDatabase()];
    await query(other, "create table alone (id uuid, text text)");
    const script = join(folder, "insert.sql");
    await writeFile(script, "insert into alone values (gen_random_uuid(), repeat('x', 1024));");
    const parameters = ["-n", "-c10", `-T${seconds}`, "-Mprepared", `-f${script}`, other.href];
    const alone = async () => {
      const { stdout } = await run(join(postgresPrograms ?? "", "pgbench"), parameters);
      return { perSecond: Number(/tps = ([\d.]+)/.exec(stdout)?.[1]) };
    };
    const env = { ...noMail, DATABASE_URL: shared.href };
    await using server = await startOurServer(join(folder, "shared"), env);
    return await compareStored("PostgreSQL", server, alone, rounds);
  } finally {
    await cluster.stop();
  }
}

async function compareStored(
  title: string,
  server: RunningServer,
  alone: () => Promise<{ perSecond: number }>,
  rounds: number,
  limits: readonly number[] = [],
): Promise<Comparison> {
  const reference = `${title.split(",")[0]} alone`;
  const ours = () => load(server, { connections, seconds, next: message });
  const { perSecond, processorTime } = await interleave(rounds, { ours, [reference]: alone });
  const [least, most] = limits.map((limit) => [{ limit }]);
  return {
    title,
    measures: [
      { name: "stored", unit: "per s", reference, goals: least, samples: perSecond },
      { name: "processor time", unit: "µs", goals: most, samples: processorTime },
    ],
  };
}

/** Measures how long pages take while messages wait for a slow disk. */
async function comparePages(server: RunningServer, rounds: number): Promise<Comparison> {
  const page = "GET / HTTP/1.1\r\nhost: localhost\r\naccept-encoding: br\r\n\r\n";
  const quiet = () => load(server, { connections: 8, seconds, next: () => page, rate: pagesPerSecond });
  const posting = { connections, seconds, next: message, rate: messagesPerSecond };
  const busy = async () => (await Promise.all([quiet(), load(server, posting)]))[0];
  const [reference, candidate] = ["without messages", "while messages are stored"];
  const { p99: samples } = await interleave(rounds, { [reference]: quiet, [candidate]: busy });
  const goals = [{ candidate, limit: 2, of: reference }];
  return {
    title: "Pages, slow disk",
    measures: [{ name: "99th percentile", unit: "ms", reference, goals, samples }],
  };
}

/** Builds a library that makes `fsync` sleep. @returns the environment that loads it @throws if there is no `cc` */
async function buildSlowDisk(folder: string): Promise<Readonly<Record<string, string>>> {
  const [library, source] = [join(folder, "slow-sync.so"), join(import.meta.dirname, "slow-sync.c")];
  await run("cc", ["-shared", "-fPIC", "-o", library, source]);
  return { LD_PRELOAD: library, SYNC_MICROSECONDS: `${slowCommit * 1000}` };
}

let messages = 0;

/** Composes the next message, each from a network address of its own. */
function message(): string {
  messages += 1;
  const description = "How much is that? ".repeat(34).trim();
  const body = JSON.stringify({ topic: "Ad Sales", email: `${messages}@example.org`, description });
  return [
    "POST /admin/sendContactUsEmail HTTP/1.1",
    "host: localhost",
    "content-type: application/json",
    `content-length: ${body.length}`,
    `idempotency-key: ${crypto.randomUUID()}`,
    `x-forwarded-for: 10.${(messages >> 16) & 255}.${(messages >> 8) & 255}.${messages & 255}`,
    "",
    body,
  ].join("\r\n");
}
