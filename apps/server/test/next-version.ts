import { migrations, type Migrations } from "../src/database/migrations.ts";

/** The migrations of a next version that only adds to the schema. */
export const expandingMigrations: Migrations = {
  ...migrations,
  "9998-brands": {
    expands: true,
    async up(database) {
      for (const table of ["message", "mail_job", "member", "sms_code"])
        await database.schema.alterTable(table).addColumn("brand", "text").execute();
      await database.schema
        .createTable("brand")
        .addColumn("name", "text", (column) => column.primaryKey())
        .execute();
    },
  },
};

/** Those of the version after it, which takes something away. */
export const contractingMigrations: Migrations = {
  ...expandingMigrations,
  "9999-one-brand": {
    up: (database) => database.schema.alterTable("message").dropColumn("brand").execute(),
  },
};
