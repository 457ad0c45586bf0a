import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./free-port.ts";
import { postgresUser, query } from "./postgres-cluster.ts";

/** PgBouncer, which Debian puts outside of PATH; undefined if it is not installed. */
export const pgbouncer = ["/usr/sbin/pgbouncer", "/usr/bin/pgbouncer"].find((file) => existsSync(file));

/** Starts a PgBouncer before a database of this machine. Returns its address. */
export async function startPgbouncer(target: URL, settings: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), "matchfront-pgbouncer-"));
  await chmod(folder, 0o755);
  const url = new URL(target);
  url.port = String(await freePort());
  const own = { listen_addr: "127.0.0.1", listen_port: url.port, unix_socket_dir: "", auth_type: "any" };
  const lines = Object.entries({ ...own, ...settings }).map(([name, value]) => `${name} = ${value}`);
  const database = `* = host=${target.hostname} port=${target.port} user=${target.username}`;
  await writeFile(join(folder, "ini"), ["[databases]", database, "[pgbouncer]", ...lines, ""].join("\n"));
  const child = spawn(pgbouncer ?? "", [join(folder, "ini")], { cwd: "/", stdio: "ignore", ...postgresUser });
  while (child.exitCode === null && !(await query(url, "select 1").catch(() => false))) await pause(20);
  const stop = async () => {
    child.kill("SIGKILL");
    await rm(folder, { recursive: true });
  };
  return { url, stop };
}
