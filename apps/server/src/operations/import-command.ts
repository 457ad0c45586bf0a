import { isPublic } from "../config/public-server.ts";
import { databaseFileOf } from "../config/read-environment.ts";
import { SetupError } from "../config/setup-error.ts";
import { fromRoot } from "../config/value-types.ts";
import { openPostgres } from "../storage/open-postgres.ts";
import { postgresDialect } from "../storage/postgres-dialect.ts";
import { migrationLimits } from "../storage/postgres-pool.ts";
import { applyEraseList } from "./apply-erase-list.ts";
import type { Command } from "./command.ts";
import { importFile } from "./import-file.ts";

/** How long to wait for a database that cannot be reached, in milliseconds. */
const timeout = 10_000;

/** Moves a server from SQLite to PostgreSQL. */
export const importCommand: Command = {
  parameters: "<file>",
  summary: "moves a SQLite database into the empty PostgreSQL of DATABASE_URL; the server is stopped before",
  async run({ environment, print }, path = "") {
    const { DATABASE_URL: url, DATA_DIR } = environment;
    if (!url) throw new SetupError("DATABASE_URL is not set. Expected the address of an empty PostgreSQL.");
    const file = fromRoot(path);
    const options = { url, isPublic: isPublic(environment), limits: migrationLimits, timeout };
    const { database, description } = await openPostgres(options);
    try {
      const isOwn = file === databaseFileOf(environment);
      const { counts, replaced } = await importFile(file, database, isOwn ? new Date() : undefined);
      await applyEraseList(database, postgresDialect, DATA_DIR);
      print(`Imported ${file} into ${description}.`);
      for (const [table, count] of Object.entries(counts)) print(`  ${table.padEnd(14)}  ${count}`);
      print(replaced ? `The file is now ${replaced}.` : "The file stays. Delete it: no erasure reaches it.");
    } finally {
      await database.destroy();
    }
  },
};
