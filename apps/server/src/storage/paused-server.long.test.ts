import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { query } from "../../test/postgres-cluster.ts";
import { startSmtpInbox } from "../../test/smtp-inbox.ts";
import { startProcess } from "../../test/start-process.ts";
import { hasPostgres, temporaryPostgres } from "../../test/temporary-postgres.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";

test.runIf(hasPostgres)(
  "a server that was paused for longer than its lease sends no second copy of a mail (P2)",
  async () => {
    const database = await temporaryPostgres();
    const claimed = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    // The first server has claimed its mail, and waits for the answer to MAIL FROM.
    let held: Promise<void> | undefined = released.promise;
    const inbox = await startSmtpInbox({
      async onMailFrom(_address, _session, callback) {
        claimed.resolve();
        const waiting = held;
        held = undefined;
        await waiting;
        callback();
      },
    });
    const variables = { DATABASE_URL: database, SMTP_URL: inbox.url.href, LOG_LEVEL: "warn" };
    const paused = startProcess({ ...variables, DATA_DIR: await temporaryFolder() });
    onTestFinished(() => void paused.kill("SIGCONT"));
    const origin = await paused.origin;
    const message = { topic: "Ad Sales", email: "ada@example.org", description: "Hello" };
    const posted = await fetch(new URL("/admin/sendContactUsEmail", origin), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(message),
    });
    expect(posted.status).toBe(200);
    await claimed.promise;
    paused.kill("SIGSTOP");
    const mails = async () => await query(new URL(database), "select state, fence, unknowns from mail_job");
    // As if two minutes had passed.
    await query(new URL(database), "update mail_job set due_at = '2026-01-01T00:00:00.000Z'");
    await startProcess({ ...variables, DATA_DIR: await temporaryFolder() }).origin;
    const sent = [{ state: "sent", fence: 2, unknowns: 0 }];
    await expect.poll(mails).toEqual(sent);
    paused.kill("SIGCONT");
    released.resolve();
    await expect.poll(async () => (await fetch(new URL("/readyz", origin))).status).toBe(200);
    await pause(5_000);
    expect(inbox.mails).toHaveLength(1);
    expect(await mails()).toEqual(sent);
  },
);
