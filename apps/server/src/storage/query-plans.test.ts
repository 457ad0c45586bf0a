import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { CompiledQuery, Kysely } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../test/temporary-database.ts";
import { databaseOutbox } from "../mail/outbox.ts";
import { databasePersonalData } from "../operations/personal-data.ts";
import { nodeSqliteDialect } from "./node-sqlite.ts";
import { openSqlite } from "./open-sqlite.ts";
import { sqliteFunctions } from "./sql-functions.ts";
import type { Tables } from "./tables.ts";

async function start() {
  const folder = await temporaryFolder();
  const file = join(folder, "messages.db");
  await (await openSqlite(file)).destroy();
  const queries: CompiledQuery[] = [];
  const dialect = nodeSqliteDialect(new DatabaseSync(file));
  const database = new Kysely<Tables>({ dialect, log: ({ query }) => void queries.push(query) });
  onTestFinished(() => database.destroy());
  const outbox = databaseOutbox(database, sqliteFunctions());
  const personalData = databasePersonalData(database, sqliteFunctions(), folder);
  return { database, queries, outbox, personalData };
}

type Started = Awaited<ReturnType<typeof start>>;

test.each<[what: string, index: string, run: (started: Started) => Promise<unknown>]>([
  ["a count of unsent mails", "COVERING INDEX mail_job_unsent", ({ outbox }) => outbox.count()],
  ["a claim", "INDEX mail_job_unsent", ({ outbox }) => outbox.claimNext()],
  ["a start", "INDEX mail_job_due", ({ outbox }) => outbox.rescheduleAll()],
  [
    "a count of old messages",
    "COVERING INDEX message_received",
    ({ personalData }) => personalData.countOlder(new Date()),
  ],
  ["a purge", "INDEX message_received", ({ personalData }) => personalData.purge(new Date())],
])("reads only an index for %s, however many mails wait (P5)", async (_what, index, run) => {
  const started = await start();
  const { database, queries } = started;
  await run(started);
  const plans = [];
  for (const { sql, parameters } of queries.splice(0)) {
    const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
    const { rows } = await database.executeQuery<{ detail: string }>(explained);
    plans.push(...rows.map(({ detail }) => detail));
  }
  expect(plans.join("\n")).toContain(`USING ${index}`);
  expect(plans.join("\n")).not.toMatch(/TEMP B-TREE|SCAN (?:message|mail_job)(?! USING)/);
});
