import type { Database } from "../storage/database.ts";
import type { Dialect } from "../storage/dialect.ts";
import { resetLinkUrl, type IssuedLink, type LinkKind, type IssueLinkOptions } from "./reset-link.ts";
import { createToken, tokenHash } from "./reset-token.ts";

/** How long an emailed link works, in milliseconds. */
const linkLifetime = 24 * 60 * 60_000;
/** How much earlier than when it was issued a link may be used, in milliseconds: a clock is set back a little. */
const clockTolerance = 5 * 60_000;
/** A link that expires later was issued by a clock that was wrong, or by this one before it was set back. */
const latestExpiry = linkLifetime + clockTolerance;

/** A link that was neither used nor has expired. */
export interface ActiveLink {
  readonly tokenHash: string;
  readonly memberId: string;
}

/**
 * Issues a link for a member. It works once, for a day; the database stores only the hash of its token.
 *
 * @throws where no member has that id
 */
export async function issueLink(
  database: Database,
  dialect: Dialect,
  order: IssueLinkOptions,
): Promise<IssuedLink> {
  const { memberId, kind, publicUrl } = order;
  const token = createToken();
  const { expires_at } = await database
    .insertInto("member_link")
    .values({
      token_hash: tokenHash(token),
      member_id: memberId,
      kind,
      expires_at: dialect.time(linkLifetime),
    })
    .returning("expires_at")
    .executeTakeFirstOrThrow();
  return { href: resetLinkUrl(kind, token, publicUrl), expiresAt: new Date(expires_at) };
}

/**
 * Finds the active link of a token. It stays unused: programs that scan mail open its links too
 * (https://github.com/heartcombo/devise/issues/5281).
 *
 * @returns undefined where the token is unknown, of the other kind, used or expired: nobody learns which
 */
export async function findActiveLink(
  database: Database,
  dialect: Dialect,
  token: string,
  kind: LinkKind,
): Promise<ActiveLink | undefined> {
  return await database
    .selectFrom("member_link")
    .select(["token_hash as tokenHash", "member_id as memberId"])
    .where("token_hash", "=", tokenHash(token))
    .where("kind", "=", kind)
    .where("used_at", "is", null)
    .where("expires_at", ">", dialect.time())
    .where("expires_at", "<=", dialect.time(latestExpiry))
    .executeTakeFirst();
}

/** A call that uses a link. */
interface LinkUse {
  readonly token: string;
  readonly kind: LinkKind;
  /** Another id for each call, and the same in all its tries: of one that was done, the answer may have been lost. */
  readonly call: string;
}

/**
 * Marks a link as used, and with it the member's others of its kind: an older mail must not undo what its holder
 * changed. Called first in the transaction that makes the change.
 *
 * @returns the link; undefined where another call was faster or the link is not active any more
 */
export async function consumeLink(
  database: Database,
  dialect: Dialect,
  { token, kind, call }: LinkUse,
): Promise<ActiveLink | undefined> {
  const link = await database
    .updateTable("member_link")
    .set({ used_at: dialect.time(), used_by: call })
    .where("token_hash", "=", tokenHash(token))
    .where("kind", "=", kind)
    .where((eb) => eb.or([eb("used_at", "is", null), eb("used_by", "=", call)]))
    .where("expires_at", ">", dialect.time())
    .where("expires_at", "<=", dialect.time(latestExpiry))
    .returning(["token_hash as tokenHash", "member_id as memberId"])
    .executeTakeFirst();
  if (!link) return undefined;
  await database
    .updateTable("member_link")
    .set({ used_at: dialect.time() })
    .where("member_id", "=", link.memberId)
    .where("kind", "=", kind)
    .where("used_at", "is", null)
    .execute();
  return link;
}
