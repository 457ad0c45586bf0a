import type { Database } from "../database/database.ts";
import type { LinkKind } from "../database/tables.ts";
import { tokenHash } from "./token-hash.ts";

/** A link that was neither used nor has expired. */
export interface LiveLink {
  readonly tokenHash: string;
  readonly memberId: string;
}

/**
 * Finds the link of a token as long as it works. It stays unused: programs that look at mail open its links
 * too (https://github.com/heartcombo/devise/issues/5281).
 *
 * @returns undefined where the token is unknown, of the other kind, used or expired: nobody learns which
 * @example await findLiveLink(database, token, "phone", new Date());
 */
export async function findLiveLink(
  database: Database,
  token: string,
  kind: LinkKind,
  now: Date,
): Promise<LiveLink | undefined> {
  return await database
    .selectFrom("member_link")
    .select(["token_hash as tokenHash", "member_id as memberId"])
    .where("token_hash", "=", tokenHash(token))
    .where("kind", "=", kind)
    .where("used_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
}

/**
 * Uses a link up, and with it the member's others of its kind: who changed a number or password must not
 * find it changed again by an older mail. Called first in the transaction that does what the link is for.
 *
 * @returns false where another call was faster or the link has expired meanwhile
 * @example await database.transaction().execute((transaction) => consumeLink(transaction, link, now));
 */
export async function consumeLink(
  database: Database,
  { tokenHash: hash, memberId }: LiveLink,
  now: Date,
): Promise<boolean> {
  const usedAt = now.toISOString();
  const used = await database
    .updateTable("member_link")
    .set({ used_at: usedAt })
    .where("token_hash", "=", hash)
    .where("used_at", "is", null)
    .where("expires_at", ">", usedAt)
    .returning("kind")
    .executeTakeFirst();
  if (!used) return false;
  await database
    .updateTable("member_link")
    .set({ used_at: usedAt })
    .where("member_id", "=", memberId)
    .where("kind", "=", used.kind)
    .where("used_at", "is", null)
    .execute();
  return true;
}
