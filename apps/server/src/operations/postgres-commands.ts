import { sql } from "kysely";
import { isPublic } from "../config/read-environment.ts";
import { SetupError } from "../config/errors.ts";
import { fromRoot } from "../config/value-types.ts";
import type { Environment } from "../config/variables.ts";
import { databaseFileOf } from "../storage/database-files.ts";
import type { Database } from "../storage/tables.ts";
import { openPostgres } from "../storage/open-postgres.ts";
import { postgresFunctions } from "../storage/sql-functions.ts";
import { migrationLimits, operatorLimits, type PoolLimits } from "../storage/postgres-pool.ts";
import type { Commands, RunContext } from "./command.ts";
import { countContents, describeContents, pluralize } from "./contents.ts";
import { importFile } from "./import-file.ts";
import { databasePersonalData } from "./personal-data.ts";
import { reconcile } from "./reconcile.ts";

/** How long to wait for a database that is unreachable, in milliseconds; `migrate` also waits while it is in use. */
const [timeout, migrationTimeout] = [10_000, 60_000];

export const postgresCommands: Commands = {
  import: {
    parameters: "<file>",
    summary: "copies a SQLite database into the empty PostgreSQL of DATABASE_URL; stop the server first",
    run: importDatabase,
  },
  migrate: { parameters: "", summary: "updates PostgreSQL for servers with MIGRATIONS=check", run: migrate },
  restored: {
    parameters: "",
    summary: "finishes a pg_restore before a server starts: erases again, holds mail that may have left",
    run: finishRestore,
  },
};

async function importDatabase({ environment, print }: RunContext, path: string): Promise<void> {
  const file = fromRoot(path);
  const now = file === databaseFileOf(environment) ? new Date() : undefined;
  await withDatabase(environment, migrationLimits, async (database, description) => {
    const { counts, replaced } = await importFile(file, database, now);
    await databasePersonalData(database, postgresFunctions, environment.DATA_DIR).eraseAgain();
    print(`Imported ${file} into ${description}.`);
    for (const [table, count] of Object.entries(counts)) print(`  ${table.padEnd(14)}  ${count}`);
    print(replaced ? `The file is now ${replaced}.` : "Delete the file now: no erasure changes it.");
  });
}

async function migrate({ environment, print }: RunContext): Promise<void> {
  const { migrated, database, description } = await open(environment, operatorLimits, migrationTimeout);
  await database.destroy();
  if (migrated.length === 0) return print(`${description} is up to date.`);
  print(`Updated ${description} by ${pluralize(migrated.length, "migration")}: ${migrated.join(", ")}.`);
}

async function finishRestore({ environment, print }: RunContext): Promise<void> {
  await withDatabase(environment, operatorLimits, async (database, description) => {
    await assertUnused(database);
    const reconciled = await reconcile(database, false);
    const erased = await databasePersonalData(database, postgresFunctions, environment.DATA_DIR).eraseAgain();
    print(`Finished the restore of ${description}.`);
    print(`  Holds     ${describeContents(await countContents(database))}`);
    print(`  Erased    ${describeContents(erased)} again`);
    reconciled.forEach(print);
    print("Start the servers now.");
  });
}

/** @throws SetupError if a server or another command uses the PostgreSQL; each is `matchfront/<host>-<process>` */
async function assertUnused(database: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and application_name like 'matchfront/%'
      and application_name <> current_setting('application_name')
    order by name`.execute(database);
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name).join(", ");
  throw new SetupError(
    `Nothing was changed: the database in DATABASE_URL is in use by ${names}. Stop each of them first.`,
  );
}

async function withDatabase(
  environment: Environment,
  limits: PoolLimits,
  work: (database: Database, description: string) => Promise<void>,
): Promise<void> {
  const { description, ...opened } = await open(environment, limits, timeout);
  await using database = opened.database;
  await work(database, description);
}

async function open(environment: Environment, limits: PoolLimits, wait: number) {
  const { DATABASE_URL: url } = environment;
  if (url) return await openPostgres({ url, isPublic: isPublic(environment), limits, timeout: wait });
  throw new SetupError("DATABASE_URL is not set. Set it to the PostgreSQL database for this command.");
}
