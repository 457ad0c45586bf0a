import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startSmtpInbox } from "../../test/smtp-inbox.ts";
import { startProcess } from "../../test/start-process.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { openDatabase } from "../storage/database.ts";
import { sqliteDialect } from "../storage/sqlite-dialect.ts";
import { LocalOutbox } from "./database-outbox.ts";

const minute = 60_000;

test.each([
  { where: "before a mail is handed over", killAt: "onRcptTo", unknowns: 0, after: 2 * minute },
  { where: "after a mail was handed over", killAt: "onData", unknowns: 1, after: 12 * minute },
] as const)(
  "a process that is killed $where leaves it to the next, after its rest (P2)",
  async ({ killAt, unknowns, after }) => {
    const reached = Promise.withResolvers<void>();
    const inbox = await startSmtpInbox({ [killAt]: () => reached.resolve() });
    const folder = await temporaryFolder();
    const server = startProcess({ DATA_DIR: folder, SMTP_URL: inbox.url.href });
    const body = new URLSearchParams({ topic: "Ad Sales", email: "ada@example.org", description: "Hello" });
    await fetch(`${await server.origin}/admin/sendContactUsEmail`, { method: "POST", body });
    await reached.promise;
    // The mail is on its way once it is recorded that it may be.
    const database = await openDatabase(join(folder, "messages.db"));
    onTestFinished(() => database.destroy());
    const state = () => database.selectFrom("mail_job").select("state").executeTakeFirst();
    await expect.poll(state).toEqual({ state: unknowns > 0 ? "sending" : "waiting" });
    server.kill("SIGKILL");
    await server.exited;
    const killedAt = Date.now();
    const early = new LocalOutbox(
      database,
      sqliteDialect(() => killedAt + after - 10_000),
    );
    await early.rescheduleAll();
    expect(await early.claimNext()).toBeUndefined();
    expect(
      await new LocalOutbox(
        database,
        sqliteDialect(() => killedAt + after),
      ).claimNext(),
    ).toMatchObject({ unknowns });
  },
);
