import { createMetrics } from "../src/config/metrics.ts";
import { startPostgres } from "../src/open-database.ts";
import { serverLimits } from "../src/storage/postgres-pool.ts";
import { connectTo } from "./temporary-postgres.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Starts a node's ports on a PostgreSQL that has its tables, until the test is over. SMS become files in `folder`. */
export async function startNode(url: string) {
  const folder = await temporaryFolder();
  const connected = connectTo(url, serverLimits);
  const settings = { folder, senderName: "Fixture", host: "fixture.example", printsSms: false };
  const calls = { timeout: 20_000, metrics: createMetrics(), log: { error() {} } };
  const node = await startPostgres(connected.database, settings, calls);
  return { ...node, ...connected, folder };
}

export type Node = Awaited<ReturnType<typeof startNode>>;
