import { onTestFinished } from "vitest";
import { parseAddress } from "../src/storage/postgres-address.ts";
import { connectPostgres } from "../src/storage/open-postgres.ts";
import { serverLimits } from "../src/storage/primary-pool.ts";
import { servePostgres } from "../src/serve-postgres.ts";
import { noTelemetry } from "../src/config/telemetry.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** A server's own database on a PostgreSQL that has its tables; SMS become files in `folder`. Closed with the test. */
export async function startNode(url: string) {
  const folder = await temporaryFolder();
  const connected = connectPostgres(parseAddress(url).hosts, serverLimits);
  const node = await servePostgres({
    ...connected,
    folder,
    smsFolder: folder,
    senderName: "Fixture",
    host: "fixture.example",
    printsSms: false,
    timeout: 20_000,
    telemetry: noTelemetry,
  });
  onTestFinished(() => node.close());
  return { ...node, ...connected, folder };
}
