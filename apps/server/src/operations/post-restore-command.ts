import { isPublic } from "../config/public-server.ts";
import { SetupError } from "../config/setup-error.ts";
import { openPostgres } from "../storage/open-postgres.ts";
import { assertUnused } from "../storage/assert-unused.ts";
import { postgresDialect } from "../storage/postgres-dialect.ts";
import { operatorLimits } from "../storage/postgres-pool.ts";
import { applyEraseList } from "./apply-erase-list.ts";
import type { Command } from "./command.ts";
import { countContents, describeContents } from "./contents.ts";
import { describeReconciliation, reconcile } from "./reconcile.ts";

/** How long to wait for a database that is unreachable, in milliseconds. */
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
      const reconciliation = await reconcile(database, false);
      const erased = await applyEraseList(database, postgresDialect, DATA_DIR);
      print(`Made ready ${description}.`);
      print(`  Holds     ${describeContents(await countContents(database))}`);
      print(`  Erased    ${describeContents(erased)} again`);
      describeReconciliation(reconciliation).forEach(print);
      print("Start the servers now.");
    } finally {
      await database.destroy();
    }
  },
};
