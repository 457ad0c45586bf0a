import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { connectTo } from "../../test/postgres-database.ts";
import { temporaryFolder } from "../../test/temporary-folder.ts";
import { hasPostgres, temporaryPostgres } from "../../test/temporary-postgres.ts";
import type { Database } from "../database/database.ts";
import { migrations } from "../database/migrations.ts";
import { migratePostgres } from "./open-postgres.ts";
import { migrateSchema, missingMigrations } from "./schema.ts";

const names = Object.keys(migrations);
/** The seventh changes `mail_job`, after others have changed other tables. */
const first = Object.fromEntries(Object.entries(migrations).slice(0, 5));

describe.runIf(hasPostgres)("the command migrate", () => {
  test("that is killed in the middle leaves nothing, and the next one does all", async () => {
    const url = await temporaryPostgres();
    const { database } = connectTo(url);
    await migrateSchema(database, first);
    const { database: watching } = connectTo(url);
    const command = await database.transaction().execute(async (transaction) => {
      await sql`lock table mail_job`.execute(transaction);
      const child = spawn(
        process.execPath,
        ["--conditions=@matchfront/source", join(import.meta.dirname, "../operator.ts"), "migrate"],
        { env: { DATABASE_URL: url, DATA_DIR: await temporaryFolder() }, stdio: "ignore" },
      );
      onTestFinished(() => void child.kill("SIGKILL"));
      // By now the sixth is made, in its transaction.
      await expect.poll(() => waitsForTable(watching)).toBe(true);
      child.kill("SIGKILL");
      await once(child, "exit");
      return child;
    });
    expect(command.signalCode).toBe("SIGKILL");
    expect(await missingMigrations(database)).toEqual(names.slice(5));
    const { made } = await migratePostgres({ url, isPublic: false, timeout: 60_000 });
    expect(made).toEqual(names.slice(5));
  });
});

async function waitsForTable(database: Database): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_locks
    where database = (select oid from pg_database where datname = current_database())
      and locktype = 'relation' and not granted`.execute(database);
  return rows.length > 0;
}
