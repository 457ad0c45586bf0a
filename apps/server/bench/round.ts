import assert from "node:assert";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { startMailSink } from "../chaos/mail-sink.ts";
import { query, type Cluster } from "../test/postgres-cluster.ts";
import { startBenchServer } from "./bench-server.ts";
import { load, message, type LoadSize } from "./load.ts";
import { processorTimeOf, processorTimeOfAll } from "./processor-time.ts";

/** What was measured, by what it is called in the table. */
export type Figures = Readonly<Record<string, number>>;

interface Round {
  readonly cluster: Cluster;
  /** The database's first process. */
  readonly pid: number;
  /** How many. */
  readonly servers: number;
  readonly size: LoadSize;
}

/** Posts messages to servers on a database that is new, and waits until all have been mailed. */
export async function measureRound({ cluster, pid, servers: count, size }: Round): Promise<Figures> {
  const database = await cluster.createDatabase();
  // What the database's owner may not see of others, and must be there before it is counted.
  const statistics = new URL(database.pathname, cluster.superuser);
  await query(statistics, "create extension pg_stat_statements");
  const folder = await mkdtemp(join(tmpdir(), "matchfront-bench-"));
  const sink = await startMailSink();
  const servers = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      startBenchServer({
        DATABASE_URL: database.href,
        DATA_DIR: join(folder, String(index)),
        SMTP_URL: sink.url.href,
      }),
    ),
  );
  const stop = () => Promise.all(servers.map((server) => server.stop()));
  try {
    const before = await readAll();
    const posts = await load(
      servers.map(({ origin }) => origin),
      size,
      message,
    );
    const [postedAt, mailedMeanwhile] = [performance.now() / 1000, sink.copies.size];
    while (sink.copies.size < posts.ok) await pause(20);
    const after = await readAll();
    await stop();
    // A connection adds what it has not counted yet when it ends.
    const counted = { ...after, ...(await readDatabase(statistics)) };
    const spent = (name: keyof typeof counted) => counted[name] - before[name];
    const ours = spent("database") + spent("servers") + spent("clients");
    const rest = posts.ok - mailedMeanwhile;
    const each = (figure: number) => figure / posts.ok;
    return {
      "posts/s acknowledged": posts.ok / size.seconds,
      "p50, ms": posts.times.percentile(50) / 1000,
      "p99, ms": posts.times.percentile(99) / 1000,
      refused: posts.refused,
      "mails/s meanwhile": mailedMeanwhile / (postedAt - before.at),
      "mails/s afterwards": rest > 0 ? rest / (after.at - postedAt) : Number.NaN,
      "messages/s, posted and mailed": posts.ok / spent("at"),
      "commits/s": spent("commits") / spent("at"),
      "commits for each message": each(spent("commits")),
      "statements for each message": each(spent("statements")),
      "syncs of the WAL for each message": each(spent("syncs")),
      "WAL for each message, KiB": each(spent("wal")) / 1024,
      "size of the database for each message, KiB": each(spent("bytes")) / 1024,
      "processor time for each, ms, of the database": each(spent("database")) * 1000,
      "… of the servers": each(spent("servers")) * 1000,
      "… of the clients and the mail server": each(spent("clients")) * 1000,
      "the database's share of the first two, %":
        (100 * spent("database")) / (spent("database") + spent("servers")),
      "processors busy with all three": ours / spent("at"),
      "… with what else runs here": (spent("all") - ours) / spent("at"),
    };
  } finally {
    await stop();
    await sink.close();
    await rm(folder, { recursive: true, force: true });
  }

  async function readAll() {
    const { user, system } = process.cpuUsage();
    const times = await Promise.all(servers.map((server) => processorTimeOf(server.pid)));
    return {
      ...(await readDatabase(statistics)),
      at: performance.now() / 1000,
      database: await processorTimeOf(pid),
      servers: times.reduce((sum, time) => sum + time, 0),
      clients: (user + system) / 1e6,
      all: await processorTimeOfAll(),
    };
  }
}

/** Counters of the database so far; of the WAL, those of all databases. */
async function readDatabase(url: URL) {
  const client = new Client(url.href);
  await client.connect();
  const { rows } = await client.query<Record<"commits" | "bytes" | "wal" | "syncs" | "statements", string>>(
    `select xact_commit as commits, pg_database_size(datid) as bytes, wal_bytes as wal, wal_sync as syncs,
       (select sum(calls) from pg_stat_statements where dbid = datid) as statements
     from pg_stat_database, pg_stat_wal where datname = current_database()`,
  );
  await client.end();
  const [row] = rows;
  assert(row);
  return {
    commits: Number(row.commits),
    bytes: Number(row.bytes),
    wal: Number(row.wal),
    syncs: Number(row.syncs),
    statements: Number(row.statements),
  };
}
