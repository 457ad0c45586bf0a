import type { DatabaseSync } from "node:sqlite";
import { SetupError } from "../errors/setup-error.ts";
import { migrations } from "./migrations.ts";

/** The migrations that a SQLite file has had, oldest first; none where it is no database of this server. */
export function executedMigrations(sqlite: DatabaseSync): readonly string[] {
  const isMigrated = sqlite.prepare("select 1 from sqlite_schema where name = 'kysely_migration'").get();
  if (!isMigrated) return [];
  return sqlite
    .prepare("select name from kysely_migration order by name")
    .all()
    .map(({ name }) => String(name));
}

/**
 * @param place where the database is, for the operator
 * @param executed the migrations that it has had
 * @throws SetupError where a newer version has written to the database
 */
export function assertNotNewer(place: string, executed: readonly string[]): void {
  const unknown = executed.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length === 0) return;
  throw new SetupError(
    `The database ${place} was written by a newer version of this server: this one does not know ` +
      `${unknown.join(", ")}. Start the newer version again, or go back to a backup from before the upgrade ` +
      "with the command restore: docs/guides/upgrade.md says how. Nothing was changed.",
  );
}
