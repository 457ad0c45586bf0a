import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { openDatabase } from "./database.ts";
import { sqliteDialect } from "./sqlite-dialect.ts";
import { databaseOutbox, enqueueMail } from "../mail/database-outbox.ts";
import { storageProbe } from "./probe-storage.ts";
import { rescueDatabase } from "./rescue-database.ts";

const ids = Array.from({ length: 20 }, (_, number) => `m${number}`);
const mail = (id: string) => ({
  id,
  replyTo: "ada@example.org",
  subject: "",
  text: "",
  createdAt: new Date(),
});

test("a database whose log was deleted is in its place again, with all that was committed (P1)", async () => {
  const file = join(await temporaryFolder(), "messages.db");
  const database = await openDatabase(file);
  const { hasFile } = await storageProbe({ database, file });
  const mails = ids.map((id) => mail(id));
  for (const each of mails) await enqueueMail(database, sqliteDialect(), each);
  await rm(`${file}-wal`);
  expect(await rescueDatabase(database, file, hasFile)).toBe(file);

  const rescued = await openDatabase(file);
  onTestFinished(() => rescued.destroy());
  const found = await rescued.selectFrom("mail_job").select("id").execute();
  expect(found.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
});

test("what is written while a database is rescued is in the rescued one, or refused (P2)", async () => {
  const file = join(await temporaryFolder(), "messages.db");
  const deleted = await openDatabase(file);
  for (const id of ids) await enqueueMail(deleted, sqliteDialect(), mail(id));
  await rm(file);
  const outbox = databaseOutbox(deleted, sqliteDialect());
  const early = ids.slice(0, 5).map((id) => outbox.markSent(id));
  const rescuing = rescueDatabase(deleted, file, () => false);
  const late = ids.slice(5).map((id) => outbox.markSent(id));
  const writes = await Promise.allSettled([...early, ...late]);
  expect(await rescuing).toBe(file);

  const rescued = await openDatabase(file);
  onTestFinished(() => rescued.destroy());
  const sent = await rescued.selectFrom("mail_job").select("id").where("state", "=", "sent").execute();
  const recorded = ids.filter((_, index) => writes[index]?.status === "fulfilled");
  expect(sent.map(({ id }) => id).toSorted()).toEqual(recorded.toSorted());
  expect(recorded.length).toBeGreaterThanOrEqual(early.length);
});
