import { existsSync } from "node:fs";
import { rename } from "node:fs/promises";
import { dirname } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { SetupError } from "../config/errors.ts";
import type { Database } from "../storage/tables.ts";
import { migrations } from "../storage/migrations.ts";
import { flush } from "../storage/files.ts";
import { fileBeside, filesBeside } from "../storage/database-files.ts";
import { migrationTable } from "../storage/schema.ts";
import { claimDatabase } from "./database-file.ts";

const rowsPerStatement = 1_000;

/** @param now renames the file, so that no server starts on it again; undefined leaves it */
export async function importFile(file: string, database: Database, now: Date | undefined) {
  using sqlite = claimDatabase(file);
  if (!sqlite) throw new SetupError(`${describeMissing(file)} Nothing was changed.`);
  assertSchema(sqlite, file);
  const counts = await database.transaction().execute((transaction) => copyTables(sqlite, transaction));
  if (!now) return { counts, replaced: undefined };
  const replaced = fileBeside(file, "replaced", now);
  await rename(file, replaced);
  await flush(dirname(file));
  return { counts, replaced };
}

function describeMissing(file: string): string {
  if (existsSync(file))
    return `The file ${file} is damaged, or is not a database. Unset DATABASE_URL and restore a backup first.`;
  const renamed = filesBeside(file, "replaced").at(-1);
  if (renamed === undefined)
    return `There is no file ${file}. Name the database of a server, such as var/messages.db.`;
  return `There is no file ${file}: it was renamed to ${renamed}. If messages list shows its messages, the import is done.`;
}

function assertSchema(sqlite: DatabaseSync, file: string): void {
  // Versions before had another table, which a start replaces.
  const hasTable = sqlite.prepare("select 1 from sqlite_schema where name = ?").get(migrationTable);
  const executed = hasTable ? sqlite.prepare(`select name from ${migrationTable} order by name`).all() : [];
  const found = executed.map(({ name }) => name).join(", ") || "of an earlier version";
  const expected = Object.keys(migrations).join(", ");
  if (found === expected) return;
  throw new SetupError(
    `Nothing was changed: the database ${file} has the migrations ${found}. Expected ${expected}. Unset ` +
      "DATABASE_URL, start this version once to update the file, then import it.",
  );
}

async function copyTables(sqlite: DatabaseSync, database: Database): Promise<Record<string, number>> {
  // In the order of their creation, a table comes after those that it references.
  const tables = sqlite.prepare(
    `select name from sqlite_schema where type = 'table' and name not like 'kysely_%' and name not like 'matchfront_%'
      and name not like 'sqlite_%' and name not in ('clock_mark', 'rate_limit', 'storage_probe') order by rowid`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables.all()) counts[String(name)] = await copyRows(sqlite, database, String(name));
  await sql`select setval(pg_get_serial_sequence('sms_code', 'id'), max(id)) from sms_code`.execute(database);
  return counts;
}

async function copyRows(sqlite: DatabaseSync, database: Database, table: string): Promise<number> {
  const target = sql.table(table);
  // A server that has just started there waits.
  await sql`lock table ${target} in exclusive mode`.execute(database);
  const existing = await sql`select 1 from ${target} limit 1`.execute(database);
  if (existing.rows.length > 0)
    throw new SetupError(
      `Nothing was changed: the database in DATABASE_URL is not empty, ${table} has rows. If messages list shows ` +
        "the file's messages, it is already imported: move the file away. If not, name an empty database.",
    );
  // json_populate_recordset ignores the row's number.
  const select = sqlite.prepare(
    `select *, rowid as number from ${table} where rowid > ? order by rowid limit ${rowsPerStatement}`,
  );
  let count = 0;
  for (let rows = select.all(0); rows.length > 0; rows = select.all(Number(rows.at(-1)?.["number"]))) {
    // PostgreSQL's text cannot contain NUL, which a visitor may have sent.
    const json = JSON.stringify(rows, (_name, value: unknown) =>
      typeof value === "string" ? value.replaceAll("\0", "\uFFFD") : value,
    );
    await sql`insert into ${target} select * from json_populate_recordset(null::${target}, ${json})`.execute(
      database,
    );
    count += rows.length;
  }
  return count;
}
