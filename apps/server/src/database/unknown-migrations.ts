import type { DatabaseSync } from "node:sqlite";
import { SetupError } from "../errors/setup-error.ts";
import { migrations } from "./migrations.ts";

/** Migrations that a database has had and this version does not know, so that a newer one made them. */
export function unknownMigrations(sqlite: DatabaseSync): readonly string[] {
  return executedMigrations(sqlite).filter((name) => !Object.hasOwn(migrations, name));
}

/** The migrations that a database has had, oldest first; none where it is no database of this server. */
export function executedMigrations(sqlite: DatabaseSync): readonly string[] {
  const isMigrated = sqlite.prepare("select 1 from sqlite_schema where name = 'kysely_migration'").get();
  if (!isMigrated) return [];
  return sqlite
    .prepare("select name from kysely_migration order by name")
    .all()
    .map(({ name }) => String(name));
}

/** @throws SetupError where a newer version has written to the database */
export function assertNotNewer(file: string, sqlite: DatabaseSync): void {
  const unknown = unknownMigrations(sqlite);
  if (unknown.length === 0) return;
  throw new SetupError(
    `The database ${file} was written by a newer version of this server: this one does not know ` +
      `${unknown.join(", ")}. Start the newer version again, or go back to a backup from before the upgrade ` +
      "with the command restore: docs/guides/upgrade.md says how. Nothing was changed.",
  );
}
