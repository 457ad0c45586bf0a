import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startSmtpInbox } from "../../test/smtp-inbox.ts";
import { startProcess } from "../../test/start-process.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { openSqlite } from "../storage/open-sqlite.ts";
import { sqliteFunctions } from "../storage/sql-functions.ts";
import { databaseOutbox } from "./outbox.ts";

const minute = 60_000;

test.each([
  { given: "before it sends a mail", killAt: "onRcptTo", state: "waiting", unknowns: 0, pause: 2 * minute },
  { given: "after it sent a mail", killAt: "onData", state: "sending", unknowns: 1, pause: 12 * minute },
])("a mail is due $pause ms after a process is killed $given (P2)", async (row) => {
  const { killAt, state, unknowns, pause } = row;
  const reached = Promise.withResolvers<void>();
  const inbox = await startSmtpInbox({ [killAt]: () => reached.resolve() });
  const folder = await temporaryFolder();
  const server = startProcess({ DATA_DIR: folder, SMTP_URL: inbox.url.href });
  const body = new URLSearchParams({ topic: "Ad Sales", email: "ada@example.org", description: "Hello" });
  await fetch(`${await server.origin}/admin/sendContactUsEmail`, { method: "POST", body });
  await reached.promise;
  const database = await openSqlite(join(folder, "messages.db"));
  onTestFinished(() => database.destroy());
  await expect
    .poll(() => database.selectFrom("mail_job").select("state").executeTakeFirst())
    .toEqual({ state });
  server.kill("SIGKILL");
  await server.exited;
  const killedAt = Date.now();
  const outboxAt = (time: number) =>
    databaseOutbox(
      database,
      sqliteFunctions(() => time),
    );
  const early = outboxAt(killedAt + pause - 10_000);
  await early.rescheduleAll();
  expect(await early.claimNext()).toBeUndefined();
  expect(await outboxAt(killedAt + pause).claimNext()).toMatchObject({ unknowns });
});
