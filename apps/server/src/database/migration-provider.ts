import type { Kysely } from "kysely";
import type { MigrationProvider } from "kysely/migration";
import { migrations, type Migrations } from "./migrations.ts";
import type { Tables } from "./tables.ts";

/** From here on the schema says which programs work on it. */
const first = "0014-oldest-program";

/**
 * The migrations for Kysely's migrator. One that does more than expand the schema says so there, in its own
 * transaction, so that no older program works on it afterwards.
 */
export function migrationProvider(all: Migrations = migrations): MigrationProvider {
  return {
    async getMigrations() {
      return Object.fromEntries(
        Object.entries(all).map(([name, migration]) => [
          name,
          name <= first || migration.expands
            ? migration
            : { up: (database) => contract(database, name, all) },
        ]),
      );
    },
  };
}

async function contract(database: Kysely<Tables>, name: string, all: Migrations): Promise<void> {
  await all[name]?.up(database);
  await database.updateTable("oldest_program").set({ newest_migration: name }).execute();
}
