import { databaseFileOf } from "../config/read-environment.ts";
import { isPublic } from "../config/public-server.ts";
import { fromRoot } from "../config/value-types.ts";
import { SetupError } from "../config/setup-error.ts";
import { postgresDialect } from "../storage/postgres-dialect.ts";
import { applyEraseList } from "./apply-erase-list.ts";
import { importFile } from "./import-file.ts";
import { openPostgres } from "../storage/open-postgres.ts";
import { assertUnused } from "../storage/other-programs.ts";
import { migrationLimits } from "../storage/primary-pool.ts";
import type { Command } from "./command.ts";

/** How long a database that is away is waited for, in milliseconds. */
const timeout = 10_000;

/** Moves a server from SQLite to PostgreSQL. */
export const importCommand: Command = {
  parameters: "<file>",
  summary: "moves a SQLite database into the empty PostgreSQL of DATABASE_URL; the server is stopped before",
  async run({ environment, print }, path = "") {
    const { DATABASE_URL: url, DATA_DIR } = environment;
    if (!url) throw new SetupError("DATABASE_URL is not set. Expected the address of an empty PostgreSQL.");
    const file = fromRoot(path);
    const { database, description } = await openPostgres({
      url,
      isPublic: isPublic(environment),
      limits: migrationLimits,
      timeout,
    });
    try {
      await assertUnused(database);
      const ownFile = databaseFileOf(environment);
      const { counts, wasThere, replaced } = await importFile({ file, ownFile, database, now: new Date() });
      await applyEraseList(database, postgresDialect, DATA_DIR);
      print(
        wasThere ? `${description} had all of ${file} already.` : `Imported ${file} into ${description}.`,
      );
      for (const [table, count] of Object.entries(counts)) print(`  ${table.padEnd(14)}  ${count}`);
      print(replaced ? `The file is now ${replaced}.` : "The file stays. Delete it: no erasure reaches it.");
      return true;
    } finally {
      await database.destroy();
    }
  },
};
