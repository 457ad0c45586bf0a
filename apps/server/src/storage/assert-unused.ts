import { sql } from "kysely";
import { SetupError } from "../config/setup-error.ts";
import type { Database } from "./tables.ts";

/** @throws SetupError if a server or another command uses the PostgreSQL; each is `matchfront/<host>-<process>` */
export async function assertUnused(database: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and application_name like 'matchfront/%'
      and application_name <> current_setting('application_name')
    order by name`.execute(database);
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name).join(", ");
  throw new SetupError(
    `The database that DATABASE_URL names is in use by ${names}. Expected nobody: stop them first. Nothing was changed.`,
  );
}
