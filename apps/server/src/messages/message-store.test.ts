import { join } from "node:path";
import { createApiClient } from "@matchfront/api-client/calls";
import { expect, onTestFinished, test } from "vitest";
import { sqliteDialect } from "../storage/sqlite-dialect.ts";
import { startApp } from "../../test/start-app.ts";
import { temporaryPostgresDatabase } from "../../test/databases.ts";
import { temporaryDatabase } from "../../test/temporary-database.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { hasPostgres } from "../../test/temporary-postgres.ts";
import { noTelemetry } from "../config/telemetry.ts";
import { startDatabaseThread } from "../start-database-thread.ts";
import { databaseMessageStore } from "./database-message-store.ts";
import { servePostgres } from "../serve-postgres.ts";
import { backendMessageStore } from "./backend-message-store.ts";
import type { IncomingMessage } from "./message.ts";

const message: IncomingMessage = {
  id: "0199-contact",
  formName: "contact",
  values: { topic: "Ad Sales", email: "ada@example.org", description: "Hello" },
  receivedAt: new Date("2026-11-21T08:00:00.000Z"),
  idempotencyKey: undefined,
  quarantinedFor: undefined,
  language: "fr",
};

async function startLocal() {
  return databaseMessageStore(await temporaryDatabase(), sqliteDialect());
}

function fail(error: Error): never {
  throw error;
}

/** Its database has a thread. */
async function startInThread() {
  const folder = await temporaryFolder();
  const thread = await startDatabaseThread({
    file: join(folder, "messages.db"),
    smsFolder: folder,
    senderName: "Fixture",
    printsSms: false,
    host: "fixture.example",
    timeout: 60_000,
    restartDelay: 1,
    telemetry: { ...noTelemetry, databaseError: fail },
  });
  onTestFinished(() => thread.close());
  return thread.messages;
}

/** Its database is PostgreSQL, whose calls are units that are done again. */
async function startOnPostgres() {
  const folder = await temporaryFolder();
  const { database, pool } = await temporaryPostgresDatabase();
  const sms = { smsFolder: folder, senderName: "Fixture", printsSms: false, host: "fixture.example" };
  const served = await servePostgres({
    database,
    pool,
    folder,
    ...sms,
    timeout: 60_000,
    telemetry: noTelemetry,
  });
  return served.messages;
}

/** Its backend is another server. */
async function startRemote() {
  const { app } = await startApp();
  const backend = createApiClient({ baseUrl: await app.listen({ host: "127.0.0.1", port: 0 }) });
  return backendMessageStore(backend, await startLocal());
}

/** The contract of the port: whatever its adapter, it keeps these. */
const adapters = Object.entries({
  local: startLocal,
  thread: startInThread,
  ...(hasPostgres && { PostgreSQL: startOnPostgres }),
  remote: startRemote,
});

test.for(adapters)("%s: a message is stored, and has a reference", async ([, start]) => {
  const messages = await start();
  const stored = { status: "stored", reference: expect.any(String) };
  expect(await messages.save(message)).toMatchObject(stored);
});

test.for(adapters)("%s: a message that comes twice under one key has one reference", async ([, start]) => {
  const messages = await start();
  const keyed = { ...message, idempotencyKey: "0198c1f2-0001" };
  const results = [await messages.save(keyed), await messages.save({ ...keyed, id: "0199-again" })];
  const references = results.map((result) => (result.status === "conflict" ? undefined : result.reference));
  expect(references).toEqual([expect.any(String), references[0]]);
});

test.for(adapters)("%s: a message in quarantine is listed, found, and released once", async ([, start]) => {
  const messages = await start();
  const { id, values } = message;
  expect(await messages.save({ ...message, quarantinedFor: "honeypot" })).toEqual({
    status: "stored",
    reference: id,
  });
  const quarantined = { id, values, quarantinedFor: "honeypot", mail: undefined };
  expect(await messages.list()).toMatchObject([quarantined]);
  expect(await messages.find(id)).toMatchObject({ ...quarantined, language: "fr" });
  expect([await messages.release(id), await messages.release(id)]).toEqual([true, false]);
  expect(await messages.find(id)).toMatchObject({ quarantinedFor: undefined, mail: "waiting" });
});

test.for(adapters)("%s: a message is found by the short reference of its sender", async ([, start]) => {
  const messages = await start();
  const [keyed, native] = ["019a0c1f-7a64-7d0e-9a52-6f0f5f1c1f10", "019a0c1f-7a64-7d0e-9a52-6f0f5f1c1f11"];
  const quarantinedFor = "honeypot";
  await messages.save({ ...message, quarantinedFor, id: keyed, idempotencyKey: "0198c1f2-0001" });
  await messages.save({ ...message, quarantinedFor, id: native, nativePost: "hash" });
  expect((await messages.find("0198c1f2"))?.id).toBe(keyed);
  expect((await messages.find("5f1c1f11"))?.id).toBe(native);
  expect(await messages.find("019a0c1f")).toBeUndefined();
});

test.for(adapters)("%s: what it does not have is not found and not released", async ([, start]) => {
  const messages = await start();
  expect(await messages.findRepeat(message)).toBeUndefined();
  expect(await messages.find("unknown")).toBeUndefined();
  expect(await messages.release("unknown")).toBe(false);
});
