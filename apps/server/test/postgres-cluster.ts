import assert from "node:assert";
import { execFile, spawn, type ChildProcess } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { existsSync, globSync, readFileSync } from "node:fs";
import { chown, mkdtemp, open, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { Client } from "pg";

/** The folder of PostgreSQL's newest programs; undefined if there are none. */
export const postgresPrograms = [
  // Debian has one folder for each version, outside of PATH.
  ...globSync("/usr/lib/postgresql/*/bin").toSorted((a, b) => versionOf(b) - versionOf(a)),
  // oxlint-disable-next-line node/no-process-env -- where the shell finds programs
  ...(process.env["PATH"] ?? "").split(delimiter),
].find((folder) => existsSync(join(folder, "initdb")));

/** The user that starts PostgreSQL, which refuses to run as root. Undefined: the current user. */
export const postgresUser = process.getuid?.() === 0 ? unprivilegedUser() : undefined;

/** The role that owns the databases. It is no superuser. */
const role = "matchfront";

type Settings = Readonly<Record<string, string>>;

const settingsOfTests: Settings = {
  // Tests of durability turn them on.
  fsync: "off",
  full_page_writes: "off",
  // Reveals code that depends on the time zone.
  timezone: "Asia/Kathmandu",
};

/** Starts a PostgreSQL in a temporary folder. It ends, as in a power cut, with `stop` or with this process. */
export async function startCluster(settings: Settings = {}): Promise<Cluster> {
  const cluster = await runCluster(settings, (data) =>
    runPostgresProgram("initdb", [
      `--pgdata=${data}`,
      "--username=postgres",
      "--auth=trust",
      "--encoding=UTF8",
      "--locale=C",
      "--no-sync",
      "--no-instructions",
    ]),
  );
  await query(cluster.superuser, `create role ${role} login`);
  return cluster;
}

/** Starts a synchronous standby: from now on, the primary's commits wait for it. */
export async function startStandby(primary: Cluster): Promise<Cluster> {
  const name = "standby";
  const standby = await runCluster({ cluster_name: name, wal_retrieve_retry_interval: "200ms" }, (data) =>
    runPostgresProgram("pg_basebackup", [
      `--pgdata=${data}`,
      `--dbname=${primary.superuser.href}`,
      "--write-recovery-conf",
      "--checkpoint=fast",
      "--no-sync",
    ]),
  );
  await query(primary.superuser, `alter system set synchronous_standby_names = '${name}'`);
  await query(primary.superuser, "select pg_reload_conf()");
  return standby;
}

export type Cluster = Awaited<ReturnType<typeof runCluster>>;

async function runCluster(settings: Settings, fill: (data: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), "matchfront-postgres-"));
  if (postgresUser) await chown(folder, postgresUser.uid, postgresUser.gid);
  const data = join(folder, "data");
  await fill(data);
  let port = 0;
  let server = await startOnFreePort();
  const superuser = urlOf("postgres", port, "postgres");
  return {
    superuser,
    createDatabase: () => createDatabase(superuser),
    /** Ends it as in a power cut, and starts it again on the same port and data. */
    async restart() {
      await end(server);
      server = await start();
    },
    promote: () => query(superuser, "select pg_promote()"),
    /** Ends it as in a power cut. */
    kill: () => end(server),
    async stop() {
      await end(server);
      await rm(folder, { recursive: true, force: true });
    },
  };

  async function startOnFreePort(): Promise<ChildProcess> {
    for (let tries = 0; ; tries += 1) {
      // Below the system's range for outgoing connections, so that the port is still free at a restart.
      port = randomInt(15_000, 32_000);
      try {
        return await start();
      } catch (error) {
        if (tries === 3) throw error;
      }
    }
  }

  async function start(): Promise<ChildProcess> {
    assert(postgresPrograms);
    const options = { ...settingsOfTests, ...settings, listen_addresses: "127.0.0.1", port };
    const logFile = join(folder, "log");
    const log = await open(logFile, "a");
    // Its input ends with this process, even by SIGKILL, and stops it.
    const untilInputEnds = 'exec 3<&0; ( (read -r _ <&3; kill -QUIT $$) & ); exec "$@" </dev/null 3<&-';
    const command = [join(postgresPrograms, "postgres"), "-D", data, "-k", folder];
    for (const [name, value] of Object.entries(options)) command.push("-c", `${name}=${value}`);
    const child = spawn("sh", ["-c", untilInputEnds, "sh", ...command], {
      cwd: "/",
      stdio: ["pipe", log.fd, log.fd],
      ...postgresUser,
    });
    await log.close();
    for (;;) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`PostgreSQL ended: ${await readFile(logFile, "utf8")}`);
      try {
        await query(urlOf("postgres", port, "postgres"), "select 1");
        return child;
      } catch {
        await pause(20);
      }
    }
  }
}

/** Creates a database in a superuser's cluster. Returns the address for the role that owns it. */
export async function createDatabase(superuser: URL): Promise<URL> {
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  await query(superuser, `create database ${name} owner ${role}`);
  return urlOf(role, Number(superuser.port), name);
}

export async function query(url: URL, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url.href, connectionTimeoutMillis: 5_000 });
  // The statement reports the error too.
  client.on("error", () => {});
  try {
    await client.connect();
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

async function end(server: ChildProcess): Promise<void> {
  const exited = server.exitCode === null && server.signalCode === null && once(server, "exit");
  server.stdin?.end();
  await exited;
}

function urlOf(user: string, port: number, database: string): URL {
  return new URL(`postgres://${user}@127.0.0.1:${port}/${database}`);
}

async function runPostgresProgram(name: string, parameters: readonly string[]): Promise<void> {
  assert(postgresPrograms, "PostgreSQL is not installed");
  await promisify(execFile)(join(postgresPrograms, name), parameters, { cwd: "/", ...postgresUser });
}

function versionOf(folder: string): number {
  return Number(dirname(folder).split("/").at(-1));
}

function unprivilegedUser(): { uid: number; gid: number } {
  const users = readFileSync("/etc/passwd", "utf8");
  const [, uid, gid] =
    /^postgres:[^:]*:(\d+):(\d+)/m.exec(users) ?? /^nobody:[^:]*:(\d+):(\d+)/m.exec(users) ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}
