import { migrations, type Migrations } from "../src/database/migrations.ts";

/** The migrations of a next version that only adds to the schema. */
export const expandingMigrations: Migrations = {
  ...migrations,
  "9998-languages": {
    expands: true,
    async up(database) {
      for (const table of ["message", "mail_job", "member", "sms_code"])
        await database.schema.alterTable(table).addColumn("language", "text").execute();
      await database.schema
        .createTable("language")
        .addColumn("code", "text", (column) => column.primaryKey())
        .execute();
    },
  },
};

/** Those of the version after it, which takes something away. */
export const contractingMigrations: Migrations = {
  ...expandingMigrations,
  "9999-one-language": {
    up: (database) => database.schema.alterTable("message").dropColumn("language").execute(),
  },
};
