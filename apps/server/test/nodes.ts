import { startPostgres } from "../src/start-postgres.ts";
import { serverLimits } from "../src/storage/postgres-pool.ts";
import { noTelemetry } from "./no-telemetry.ts";
import { connectTo } from "./postgres-database.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** Starts a node's ports on a PostgreSQL that has its tables, until the test is over. SMS become files in `folder`. */
export async function startNode(url: string) {
  const folder = await temporaryFolder();
  const connected = connectTo(url, serverLimits);
  const node = await startPostgres({
    ...connected,
    folder,
    smsFolder: folder,
    senderName: "Fixture",
    host: "fixture.example",
    printsSms: false,
    timeout: 20_000,
    telemetry: noTelemetry,
  });
  return { ...node, ...connected, folder };
}

/** A running node. */
export type Node = Awaited<ReturnType<typeof startNode>>;
