import { describe, expect, onTestFinished, test } from "vitest";
import { hasPostgres, temporaryPostgres } from "../../test/databases.ts";
import { pgbouncer, startPgbouncer } from "../../test/pgbouncer.ts";
import { startTestServer } from "../../test/start-test-server.ts";
import { runCommand } from "../../test/stored-messages.ts";
import { temporaryFolder } from "../../test/temporary-database.ts";

const timeouts = "statement_timeout,lock_timeout,idle_in_transaction_session_timeout";
const problems = {
  extra_float_digits: "could not be opened: unsupported startup parameter: options",
  [timeouts]: "could not be opened: unsupported startup parameter: options",
  [`${timeouts},options`]: "has statement_timeout 0",
};
const cases = ["session", "transaction", "statement"].flatMap((pool_mode) =>
  Object.entries(problems).map(([ignored, problem]) => ({ pool_mode, ignored, problem })),
);

describe.runIf(hasPostgres && pgbouncer)("PgBouncer", () => {
  test.each(cases)(
    "in $pool_mode mode, ignoring $ignored, is named by server and doctor (P4, P8)",
    async ({ pool_mode, ignored: ignore_startup_parameters, problem }) => {
      const target = new URL(await temporaryPostgres());
      const { url, stop } = await startPgbouncer(target, { pool_mode, ignore_startup_parameters });
      onTestFinished(stop);
      const environment = { DATABASE_URL: url.href, DATA_DIR: await temporaryFolder() };
      const sentence = new RegExp(
        `The database ${url.href} ${problem}\\. .+: a pooler such as PgBouncer answers, `,
      );
      await expect(startTestServer(environment)).rejects.toThrow(sentence);
      expect((await runCommand("doctor", environment)).printed).toMatch(sentence);
    },
  );
});
