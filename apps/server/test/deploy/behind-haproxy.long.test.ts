import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { repeatUntilStopped } from "../../chaos/ask.ts";
import {
  createDatabaseWithTables,
  hasPostgres,
  incomingMessage,
  type Node,
  startNode,
} from "../databases.ts";
import { freePort } from "../free-port.ts";
import { repository } from "../repository.ts";
import { query, startCluster, startStandby } from "../postgres-cluster.ts";
import { temporaryFolder } from "../temporary-database.ts";

const haproxy = ["/usr/sbin/haproxy", "/usr/local/sbin/haproxy", "/opt/homebrew/bin/haproxy"].find((file) =>
  existsSync(file),
);
const lacking = [...(haproxy ? [] : ["HAProxy"]), ...(hasPostgres ? [] : ["PostgreSQL"])];
const leftOut = lacking.length > 0 ? ` (LEFT OUT: this machine has no ${lacking.join(" and no ")})` : "";

/** Starts HAProxy with docs/deploy/haproxy/postgres.cfg, before these servers. Returns its port. */
async function startHaproxy(servers: readonly URL[]): Promise<number> {
  const port = await freePort();
  const original = await readFile(join(repository, "docs/deploy/haproxy/postgres.cfg"), "utf8");
  const file = join(await temporaryFolder(), "haproxy.cfg");
  let server = 0;
  await writeFile(
    file,
    original
      .replace("127.0.0.1:5433", `127.0.0.1:${port}`)
      .replaceAll(/192\.0\.2\.\d+:5432/g, () => servers[server++]?.host ?? ""),
  );
  const child = spawn(haproxy ?? "", ["-db", "-q", "-f", file], { stdio: ["ignore", "ignore", "inherit"] });
  const exited = once(child, "exit");
  onTestFinished(async () => {
    child.kill();
    await exited;
  });
  return port;
}

function saveMessages({ messages, database }: Node) {
  const saved = new Set<string>();
  let count = 0;
  const stop = repeatUntilStopped(async () => {
    const id = `m${(count += 1)}`;
    const result = await messages.save({ ...incomingMessage, id }).catch(() => undefined);
    if (result?.status === "stored") saved.add(id);
  });
  onTestFinished(stop);
  return {
    continues: () => expect.poll(() => saved.size).toBeGreaterThan(saved.size + 20),
    async findLost() {
      await stop();
      const rows = await database.selectFrom("message").select("id").execute();
      const ids = new Set(rows.map(({ id }) => id));
      return [...saved].filter((id) => !ids.has(id));
    },
  };
}

describe.runIf(lacking.length === 0)(
  `a node behind HAProxy, by docs/deploy/haproxy/postgres.cfg${leftOut}`,
  () => {
    test("follows the primary, loses no message, and ignores the former primary (P1, P4)", async () => {
      const primary = await startCluster({ fsync: "on" });
      onTestFinished(() => primary.stop());
      await query(primary.superuser, "create role haproxy login");
      const url = new URL(await createDatabaseWithTables(primary.superuser));
      const standby = await startStandby(primary);
      onTestFinished(() => standby.stop());
      // The standby is first, so that only the check leads to the primary.
      url.port = String(await startHaproxy([standby.superuser, primary.superuser]));
      const saving = saveMessages(await startNode(url.href));
      await saving.continues();
      await primary.kill();
      await standby.promote();
      await query(standby.superuser, "alter system reset synchronous_standby_names");
      await query(standby.superuser, "select pg_reload_conf()");
      await saving.continues();
      await primary.restart();
      // HAProxy checks each server once a second.
      await pause(2_500);
      const ports = [];
      for (let connection = 0; connection < 4; connection += 1)
        ports.push(...(await query(url, "select inet_server_port() as port")));
      expect(ports).toEqual(ports.map(() => ({ port: Number(standby.superuser.port) })));
      expect(await saving.findLost()).toEqual([]);
    });
  },
);
