import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { noTelemetry } from "../test/no-telemetry.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";
import { startSqlite } from "./open-database.ts";
import { recoveredDatabases } from "./storage/recovered-databases.ts";

async function start(timeout: number) {
  const folder = await temporaryFolder();
  const file = join(folder, "messages.db");
  const closeFailed = vi.fn<(error: unknown) => void>();
  const settings = { folder, senderName: "Fixture", host: "fixture.example", printsSms: false };
  const telemetry = { ...noTelemetry, closeFailed };
  const server = await startSqlite(settings, { timeout, telemetry });
  onTestFinished(() => server.close());
  return { file, server, closeFailed };
}

test("saves a deleted database on closing, however long its calls may take (P1)", async () => {
  const { file, server, closeFailed } = await start(0);
  await rm(file);
  await server.close();
  expect(recoveredDatabases(file)).toHaveLength(1);
  expect(closeFailed.mock.calls.map(String)).toEqual([expect.stringContaining("Its data is saved as")]);
});
