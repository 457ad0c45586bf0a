import { createHash, randomBytes } from "node:crypto";
import type { ExpressionBuilder } from "kysely";
import { Refusal } from "../config/errors.ts";
import type { SqlFunctions } from "../storage/sql-functions.ts";
import type { Database, Tables } from "../storage/tables.ts";
import type { IncomingHttpHeaders } from "node:http";

export type LinkKind = "phone" | "password";

export interface IssueLinkOptions {
  readonly memberId: string;
  readonly kind: LinkKind;
  readonly publicUrl: string;
}

/** The home page's query parameter that opens each dialog (specification section 2). */
const queryKeys = { phone: "token", password: "password" } as const satisfies Record<LinkKind, string>;
/** In milliseconds. */
const lifetime = 24 * 60 * 60_000;
/** Links are accepted this long before they were issued, in milliseconds: the clock may be set back a little. */
const clockTolerance = 5 * 60_000;

/** The link works once, for a day. It cannot be read again: the database stores only the token's hash. */
export async function issueLink(
  database: Database,
  sqlFunctions: SqlFunctions,
  { memberId, kind, publicUrl }: IssueLinkOptions,
) {
  const token = randomBytes(32).toString("base64url");
  const { expires_at } = await database
    .insertInto("member_link")
    .values({
      token_hash: hashToken(token),
      member_id: memberId,
      kind,
      expires_at: sqlFunctions.time(lifetime),
    })
    .returning("expires_at")
    .executeTakeFirstOrThrow();
  const { href } = new URL(`/?${queryKeys[kind]}=${token}`, publicUrl);
  return { href, expiresAt: new Date(expires_at) };
}

/** Does not use it: programs that scan mail open its links too (https://github.com/heartcombo/devise/issues/5281). */
export async function findActiveLink(
  database: Database,
  sqlFunctions: SqlFunctions,
  token: string,
  kind: LinkKind,
): Promise<{ readonly member_id: string } | undefined> {
  return await database
    .selectFrom("member_link")
    .select("member_id")
    .where(isCurrent(sqlFunctions, token, kind))
    .where("used_at", "is", null)
    .executeTakeFirst();
}

export interface LinkUse {
  readonly token: string;
  readonly kind: LinkKind;
  /** The call's id, the same in each retry: the answer to a commit can be lost. */
  readonly call: string;
}

/** Also uses the member's other links of its kind: an older mail must not undo the change. */
export async function consumeLink(
  transaction: Database,
  sqlFunctions: SqlFunctions,
  { token, kind, call }: LinkUse,
): Promise<string> {
  const link = await transaction
    .updateTable("member_link")
    .set({ used_at: sqlFunctions.time(), used_by: call })
    .where(isCurrent(sqlFunctions, token, kind))
    .where((eb) => eb.or([eb("used_at", "is", null), eb("used_by", "=", call)]))
    .returning("member_id as memberId")
    .executeTakeFirst();
  if (!link) throw new Refusal("invalidLink");
  await transaction
    .updateTable("member_link")
    .set({ used_at: sqlFunctions.time() })
    .where("member_id", "=", link.memberId)
    .where("kind", "=", kind)
    .where("used_at", "is", null)
    .execute();
  return link.memberId;
}

function isCurrent(sqlFunctions: SqlFunctions, token: string, kind: LinkKind) {
  return (eb: ExpressionBuilder<Tables, "member_link">) =>
    eb.and([
      eb("token_hash", "=", hashToken(token)),
      eb("kind", "=", kind),
      eb("expires_at", ">", sqlFunctions.time()),
      eb("expires_at", "<=", sqlFunctions.time(lifetime + clockTolerance)),
    ]);
}

/** Longer than any emailed token, shorter than the longest URL that browsers accept. */
const maxLength = 2048;
const credentials = /^b ([\x21-\x7e]+)$/i;

/** Reads `authorization: b {token}` (specification section 6), which is never logged, and stored only as a hash. */
export function readToken({ authorization = "" }: IncomingHttpHeaders): string | undefined {
  const token = credentials.exec(authorization)?.[1];
  return token && token.length <= maxLength ? token : undefined;
}

/** Returns the stored form of a token. One pass of SHA-256 is enough, because 32 random bytes cannot be guessed. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
