import { contentsOf } from "./restore.ts";
import { settleLinks } from "./settle-links.ts";
import { settleMails } from "./settle-mails.ts";
import { postgresDialect } from "../storage/postgres-dialect.ts";
import { isPublic } from "../config/public-server.ts";
import { SetupError } from "../config/setup-error.ts";
import { applyEraseList } from "./database-personal-data.ts";
import { openPostgres } from "../storage/open-postgres.ts";
import { assertUnused } from "../storage/other-programs.ts";
import { operatorLimits } from "../storage/primary-pool.ts";
import { counted } from "./counted.ts";
import type { Command } from "./command.ts";

/** How long a database that is away is waited for, in milliseconds. */
const timeout = 10_000;

/** Does to a PostgreSQL what `restore` does to a file. */
export const postRestoreCommand: Command = {
  parameters: "",
  summary: "once pg_restore has filled the database of DATABASE_URL, and before a server starts on it",
  async run({ environment, print }) {
    const { DATABASE_URL: url, DATA_DIR } = environment;
    if (!url)
      throw new SetupError("DATABASE_URL is not set. Expected the PostgreSQL that pg_restore has filled.");
    const { database, description } = await openPostgres({
      url,
      isPublic: isPublic(environment),
      limits: operatorLimits,
      timeout,
    });
    try {
      await assertUnused(database);
      const held = await settleMails(database, undefined);
      const droppedLinks = await settleLinks(database, undefined, new Date());
      const before = await contentsOf(database);
      await applyEraseList(database, postgresDialect, DATA_DIR);
      const { messages, members } = await contentsOf(database);
      print(`Made ready ${description}.`);
      print(`  Holds     ${counted(messages, "message")}, ${counted(members, "member")}`);
      print(
        `  Erased    ${counted(before.messages - messages, "message")}, ` +
          `${counted(before.members - members, "member")} again`,
      );
      print(`  Mail      ${held} held, which may have left already; send them: mail retry`);
      print(
        `  Links     ${droppedLinks} deleted, which may have been used already; members ask for new ones`,
      );
      print("Start the servers now.");
      return true;
    } finally {
      await database.destroy();
    }
  },
};
