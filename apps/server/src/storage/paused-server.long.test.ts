import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { query } from "../../test/postgres-cluster.ts";
import { startSmtpInbox } from "../../test/smtp-inbox.ts";
import { startProcess } from "../../test/start-process.ts";
import { hasPostgres, temporaryPostgres } from "../../test/temporary-postgres.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";

/** Longer than a mail's lease, which is two minutes. */
const pauseTime = 200_000;

const message = JSON.stringify({ topic: "Ad Sales", email: "ada@example.org", description: "Hello" });

describe.runIf(hasPostgres)("of two servers", () => {
  test(
    "one that sleeps longer than its lease leaves its mail to the other, and sends no second one when it wakes (P2)",
    { timeout: 2 * pauseTime },
    async () => {
      const database = await temporaryPostgres();
      const rows = async (sql: string) => await query(new URL(database), sql);
      const claimed = Promise.withResolvers<void>();
      const goOn = Promise.withResolvers<void>();
      let isFirst = true;
      const inbox = await startSmtpInbox({
        socketTimeout: 2 * pauseTime,
        // The first server has claimed its mail, and not handed it over.
        onMailFrom(_address, _session, callback) {
          void answer(callback);
        },
      });
      const answer = async (accept: () => void) => {
        claimed.resolve();
        const held = isFirst ? goOn.promise : undefined;
        isFirst = false;
        await held;
        accept();
      };
      const variables = { DATABASE_URL: database, SMTP_URL: inbox.url.href, LOG_LEVEL: "warn" };
      const sleeper = startProcess({ ...variables, DATA_DIR: await temporaryFolder() });
      onTestFinished(() => void sleeper.kill("SIGCONT"));
      const origin = await sleeper.origin;
      const headers = { "content-type": "application/json" };
      const url = new URL("/admin/sendContactUsEmail", origin);
      expect((await fetch(url, { method: "POST", headers, body: message })).status).toBe(200);
      await claimed.promise;
      sleeper.kill("SIGSTOP");
      const other = startProcess({ ...variables, DATA_DIR: await temporaryFolder() });
      await other.origin;
      await pause(pauseTime);
      // Due again once the lease had ended, and sent by the server that was awake.
      expect(await rows("select state, fence, unknowns from mail_job")).toEqual([
        { state: "sent", fence: 2, unknowns: 0 },
      ]);
      expect(inbox.mails).toHaveLength(1);
      sleeper.kill("SIGCONT");
      goOn.resolve();
      await expect.poll(async () => (await fetch(new URL("/readyz", origin))).status).toBe(200);
      await pause(5_000);
      expect(inbox.mails).toHaveLength(1);
      expect(await rows("select state, fence from mail_job")).toEqual([{ state: "sent", fence: 2 }]);
    },
  );
});
