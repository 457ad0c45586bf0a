import { sql } from "kysely";
import { SetupError } from "../config/setup-error.ts";
import type { Database } from "./database.ts";

/** Finds the other servers and commands that use a database, as `matchfront/<host>-<process>`. */
export async function findOtherPrograms(database: Database): Promise<{ names: string; count: number }> {
  const { rows } = await sql<{ name: string }>`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and application_name like 'matchfront/%'
      and application_name <> current_setting('application_name')
    order by name`.execute(database);
  return { names: rows.map(({ name }) => name).join(", "), count: rows.length };
}

/** @throws SetupError if a server or another command uses the database */
export async function assertUnused(database: Database): Promise<void> {
  const { names, count } = await findOtherPrograms(database);
  if (count === 0) return;
  throw new SetupError(
    `The database that DATABASE_URL names is in use by ${names}. Expected nobody: stop them first. Nothing was changed.`,
  );
}
