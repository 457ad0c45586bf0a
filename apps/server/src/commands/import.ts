import { databaseFileOf } from "../environment/read-environment.ts";
import { isPublic } from "../environment/public-server.ts";
import { fromRoot } from "../environment/variables.ts";
import { SetupError } from "../errors/setup-error.ts";
import { postgresDialect } from "../database/postgres-dialect.ts";
import { applyEraseList } from "../local/personal-data.ts";
import { importFile } from "../postgres/import-file.ts";
import { openPostgres } from "../postgres/open-postgres.ts";
import { assertUnused } from "../postgres/other-programs.ts";
import { migrationLimits } from "../postgres/primary-pool.ts";
import type { Tool } from "./run-program.ts";

/** How long a database that is away is waited for, in milliseconds. */
const timeout = 10_000;

/** Moves a server from SQLite to PostgreSQL. */
export const importTool: Tool = {
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
