import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import { sql } from "kysely";
import type { Database } from "../storage/database.ts";
import type { Tables } from "../storage/tables.ts";
import { SetupError } from "../config/setup-error.ts";

/** Every table, in an order in which rows come after those that they refer to; false for what is each database's own. */
const isCopied: Readonly<Record<keyof Tables, boolean>> = {
  message: true,
  mail_job: true,
  member: true,
  member_link: true,
  verified_phone: true,
  verification: true,
  sms_count: true,
  sms_code: true,
  rate_limit: false,
  storage_probe: false,
};
const tables = Object.entries(isCopied).flatMap(([table, is]) => (is ? [table] : []));
/** Of the widest table, its values are fewer than PostgreSQL's protocol has parameters, 65,535. */
const rowsAtOnce = 500;

/** How many rows each table has. */
type RowCounts = Readonly<Record<string, number>>;

/** What was copied. */
export interface CopiedRows {
  readonly counts: RowCounts;
  /** Whether all of it was there already, from an import that was cut short after its transaction. */
  readonly wasThere: boolean;
}

/**
 * Copies a SQLite database into an empty one on PostgreSQL, ids kept, in one transaction.
 *
 * @param sqlite of this version's schema, which nobody else writes to
 * @param database of this version's schema
 * @throws SetupError where that is not empty
 */
export async function copyRows(sqlite: DatabaseSync, database: Database): Promise<CopiedRows> {
  return await database.transaction().execute(async (transaction) => {
    // Also a server that has just started there: what it writes waits, or was found.
    await sql`lock table ${sql.join(tables.map((table) => sql.table(table)))} in exclusive mode`.execute(
      transaction,
    );
    const found = await countRows(transaction);
    if (Object.values(found).some((count) => count > 0)) {
      if (await hasAll(sqlite, transaction)) return { counts: found, wasThere: true };
      throw new SetupError(
        `The database that DATABASE_URL names is not empty: ${describeCounts(found)}. ` +
          "Expected an empty one: name another. Nothing was changed.",
      );
    }
    for (const table of tables) await copyTable(sqlite, transaction, table);
    // The ids that PostgreSQL gives go on after those that came along.
    await sql`select setval(pg_get_serial_sequence('sms_code', 'id'), max(id)) from sms_code`.execute(
      transaction,
    );
    return { counts: await countRows(transaction), wasThere: false };
  });
}

/** @example describeCounts({ message: 12, mail_job: 12, member: 0 }); // "12 message, 12 mail_job" */
export function describeCounts(counts: RowCounts): string {
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([table, count]) => `${count} ${table}`)
    .join(", ");
}

async function copyTable(sqlite: DatabaseSync, database: Database, table: string): Promise<void> {
  const target = database.withTables<Record<string, Row>>();
  const insert = (rows: readonly Row[]) => target.insertInto(table).values(rows).execute();
  let rows: Row[] = [];
  for (const row of sqlite.prepare(`select * from ${table}`).iterate()) {
    rows.push(Object.fromEntries(Object.entries(row).map(([name, value]) => [name, withoutNul(value)])));
    if (rows.length < rowsAtOnce) continue;
    await insert(rows);
    rows = [];
  }
  if (rows.length > 0) await insert(rows);
}

/** Whether each message and each member is there, by their ids, of which no two are alike anywhere. */
async function hasAll(sqlite: DatabaseSync, database: Database): Promise<boolean> {
  let count = 0;
  for (const table of ["message", "member"] as const)
    for (const row of sqlite.prepare(`select id from ${table}`).iterate()) {
      const id = String(row["id"]);
      if (!(await database.selectFrom(table).select("id").where("id", "=", id).executeTakeFirst()))
        return false;
      count += 1;
    }
  return count > 0;
}

type Row = Record<string, unknown>;

/** PostgreSQL has no text with the character NUL, which a visitor may have sent. */
function withoutNul(value: SQLOutputValue): SQLOutputValue {
  return typeof value === "string" ? value.replaceAll("\0", "\uFFFD") : value;
}

async function countRows(database: Database): Promise<RowCounts> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from ${sql.table(table)}`.execute(
      database,
    );
    counts[table] = rows[0]?.n ?? 0;
  }
  return counts;
}
