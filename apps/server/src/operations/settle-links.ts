import type { DatabaseSync } from "node:sqlite";
import type { Database } from "../storage/database.ts";

/**
 * Deletes the emailed links of a restored database that may have been used since its backup was made: a link works once.
 * Only those stay that are still unused in the former database.
 *
 * @returns how many are deleted
 */
export async function settleLinks(
  database: Database,
  former: DatabaseSync | undefined,
  now: Date,
): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom("member_link")
    .where("used_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .where("token_hash", "not in", unusedLinks(former))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** None where there is no former database, or it is damaged. */
function unusedLinks(former: DatabaseSync | undefined): readonly string[] {
  try {
    const rows = former?.prepare("select token_hash from member_link where used_at is null").all() ?? [];
    return rows.map(({ token_hash }) => String(token_hash));
  } catch {
    return [];
  }
}
