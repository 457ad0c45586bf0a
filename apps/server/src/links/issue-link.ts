import { randomBytes } from "node:crypto";
import type { Database } from "../database/database.ts";
import type { LinkKind } from "../database/tables.ts";
import { tokenHash } from "./token-hash.ts";

/** How long an emailed link works, in milliseconds. */
const linkLifetime = 24 * 60 * 60_000;

/** A link that was issued just now: the only moment at which its address is known. */
export interface IssuedLink {
  /** The whole address, with the token. */
  readonly href: string;
  readonly expiresAt: Date;
}

/** For whom and what a link is issued. */
export interface LinkOrder {
  readonly memberId: string;
  readonly kind: LinkKind;
  /** Where visitors reach the site. */
  readonly publicUrl: URL;
  readonly now: Date;
}

/** The key of the home page's query that opens the dialog (specification section 2). */
const queryKeys = { phone: "token", password: "password" } as const satisfies Record<LinkKind, string>;

/**
 * Issues the link that is emailed to a member. It works once, for a day; the database keeps
 * only the hash of its token.
 *
 * @throws where no member has that id
 * @example
 * const { href } = await issueLink(database, { memberId, kind: "phone", publicUrl, now: new Date() });
 * // "https://www.example.org/?token=…"
 */
export async function issueLink(database: Database, order: LinkOrder): Promise<IssuedLink> {
  const { memberId, kind, publicUrl, now } = order;
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + linkLifetime);
  await database
    .insertInto("member_link")
    .values({
      token_hash: tokenHash(token),
      member_id: memberId,
      kind,
      expires_at: expiresAt.toISOString(),
    })
    .execute();
  return { href: new URL(`/?${queryKeys[kind]}=${token}`, publicUrl).href, expiresAt };
}
