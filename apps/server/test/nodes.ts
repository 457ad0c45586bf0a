import { startPostgres } from "../src/open-database.ts";
import { serverLimits } from "../src/storage/postgres-pool.ts";
import { noTelemetry } from "./no-telemetry.ts";
import { connectTo } from "./postgres-database.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Starts a node's ports on a PostgreSQL that has its tables, until the test is over. SMS become files in `folder`. */
export async function startNode(url: string) {
  const folder = await temporaryFolder();
  const connected = connectTo(url, serverLimits);
  const settings = { folder, senderName: "Fixture", host: "fixture.example", printsSms: false };
  const calls = { timeout: 20_000, telemetry: noTelemetry };
  const node = await startPostgres(connected.database, settings, calls);
  return { ...node, ...connected, folder };
}

/** A running node. */
export type Node = Awaited<ReturnType<typeof startNode>>;
