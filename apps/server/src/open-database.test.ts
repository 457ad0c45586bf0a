import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { temporaryFolder } from "../test/temporary-database.ts";
import { createMetrics } from "./config/metrics.ts";
import { startSqlite } from "./open-database.ts";
import { smsTexts } from "./sms/verifier.ts";
import { filesBeside } from "./storage/database-files.ts";

async function start(timeout: number) {
  const folder = await temporaryFolder();
  const file = join(folder, "messages.db");
  const log = { error: vi.fn<(fields: object) => void>() };
  const settings = { folder, smsTexts: smsTexts("Fixture", "fixture.example"), printsSms: false };
  const server = await startSqlite(settings, { timeout, metrics: createMetrics(), log });
  onTestFinished(() => server.close());
  return { file, server, log };
}

test("saves a deleted database on closing, however long its calls may take (P1)", async () => {
  const { file, server, log } = await start(0);
  await rm(file);
  await server.close();
  expect(filesBeside(file, "recovered")).toHaveLength(1);
  expect(log.error.mock.calls).toMatchObject([
    [{ err: { message: expect.stringContaining("Its data is saved as") } }, "database not closed"],
  ]);
});
