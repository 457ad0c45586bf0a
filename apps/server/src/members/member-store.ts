import { createHash, randomBytes, randomUUIDv7 } from "node:crypto";
import type { ExpressionBuilder } from "kysely";
import { Refusal } from "../config/errors.ts";
import type { Database, Tables } from "../storage/tables.ts";
import { isCurrent, type SqlFunctions } from "../storage/sql-functions.ts";

export type LinkKind = Tables["member_link"]["kind"];

/** The home page's query parameter that opens each dialog (specification section 2). */
const queryKeys = { phone: "token", password: "password" } as const satisfies Record<LinkKind, string>;
/** How long a link works, in milliseconds. */
const linkLifetime = 24 * 60 * 60_000;
/** How long a verified number may wait for its update, in milliseconds. */
const verifiedLifetime = 10 * 60_000;

export type MemberStore = ReturnType<typeof createMemberStore>;

/**
 * Phone numbers are in E.164. A method rejects with a Refusal if the caller is at fault, and changes nothing. `call` is
 * the id of a call that uses a link, the same in each retry: the answer to a commit can be lost.
 */
export function createMemberStore(database: Database, sqlFunctions: SqlFunctions) {
  const { time } = sqlFunctions;
  return {
    /** Adds a member without a password. Returns undefined if a member has that number. */
    add: (phone: string) =>
      database
        .insertInto("member")
        .values({ id: randomUUIDv7(), phone, password_hash: null, created_at: time() })
        .onConflict((conflict) => conflict.column("phone").doNothing())
        .returning(["id", "phone"])
        .executeTakeFirst(),

    list: async () => {
      const rows = await database.selectFrom("member").selectAll().orderBy("id").execute();
      return rows.map(({ id, phone, password_hash, created_at }) => ({
        id,
        phone,
        hasPassword: password_hash !== null,
        createdAt: new Date(created_at),
      }));
    },

    isEmpty: async () => (await database.selectFrom("member").select("id").executeTakeFirst()) === undefined,

    find: ({ id, phone = "" }: { readonly id: string; readonly phone: string | undefined }) =>
      database
        .selectFrom("member")
        .select(["id", "phone"])
        .where((where) => where.or([where("id", "=", id), where("phone", "=", phone)]))
        .executeTakeFirst(),

    /** The link works once, for a day. It cannot be read again: the database stores only the token's hash. */
    issueLink: async (memberId: string, kind: LinkKind, publicUrl: string) => {
      const token = randomBytes(32).toString("base64url");
      const { expires_at } = await database
        .insertInto("member_link")
        .values({ token_hash: hashToken(token), member_id: memberId, kind, expires_at: time(linkLifetime) })
        .returning("expires_at")
        .executeTakeFirstOrThrow();
      const { href } = new URL(`/?${queryKeys[kind]}=${token}`, publicUrl);
      return { href, expiresAt: new Date(expires_at) };
    },

    checkLink: async (token: string, kind: LinkKind) => {
      if (!(await isLinkActive(token, kind))) throw new Refusal("invalidLink");
    },

    isPhoneAvailable: async (phones: readonly string[], token: string | undefined) => {
      // Both queries run in any case, so that the time reveals nothing.
      const isActive = await isLinkActive(token ?? "", "phone");
      const owner = await database
        .selectFrom("member")
        .select("id")
        .where("phone", "in", phones)
        .executeTakeFirst();
      return !isActive || !owner;
    },

    /** Records that a number was verified for a link. It replaces the link's earlier number. */
    recordVerifiedPhone: async (token: string, phone: string) => {
      const verified = { phone, verified_at: time() };
      await database
        .insertInto("verified_phone")
        .values({ token_hash: hashToken(token), ...verified })
        .onConflict((conflict) => conflict.column("token_hash").doUpdateSet(verified))
        .execute();
    },

    isPhoneVerified: async (token: string, phone: string) => await isVerified(database, token, phone),

    /** Uses a link to change its member's number, which must be verified for it. */
    updatePhone: (token: string, phone: string, call: string) =>
      database.transaction().execute(async (transaction) => {
        const memberId = await consumeLink(transaction, token, "phone", call);
        if (!(await isVerified(transaction, token, phone))) throw new Refusal("unverifiedPhone");
        const owner = await transaction
          .selectFrom("member")
          .select("id")
          .where("phone", "=", phone)
          .where("id", "!=", memberId)
          .executeTakeFirst();
        if (owner) throw new Refusal("phoneTaken");
        await transaction.updateTable("member").set({ phone }).where("id", "=", memberId).execute();
      }),

    updatePassword: (token: string, password_hash: string, call: string) =>
      database.transaction().execute(async (transaction) => {
        const memberId = await consumeLink(transaction, token, "password", call);
        await transaction.updateTable("member").set({ password_hash }).where("id", "=", memberId).execute();
      }),
  };

  /** Does not use the link: programs that scan mail open it too (https://github.com/heartcombo/devise/issues/5281). */
  async function isLinkActive(token: string, kind: LinkKind): Promise<boolean> {
    const link = await database
      .selectFrom("member_link")
      .select("token_hash")
      .where(matches(token, kind))
      .where("used_at", "is", null)
      .executeTakeFirst();
    return link !== undefined;
  }

  /** Also uses the member's other links of its kind: an older mail must not undo the change. Returns the member's id. */
  async function consumeLink(transaction: Database, token: string, kind: LinkKind, call: string) {
    const link = await transaction
      .updateTable("member_link")
      .set({ used_at: time(), used_by: call })
      .where(matches(token, kind))
      .where((eb) => eb.or([eb("used_at", "is", null), eb("used_by", "=", call)]))
      .returning("member_id as memberId")
      .executeTakeFirst();
    if (!link) throw new Refusal("invalidLink");
    await transaction
      .updateTable("member_link")
      .set({ used_at: time() })
      .where("member_id", "=", link.memberId)
      .where("kind", "=", kind)
      .where("used_at", "is", null)
      .execute();
    return link.memberId;
  }

  function matches(token: string, kind: LinkKind) {
    return (eb: ExpressionBuilder<Tables, "member_link">) =>
      eb.and([
        eb("token_hash", "=", hashToken(token)),
        eb("kind", "=", kind),
        isCurrent(sqlFunctions, linkLifetime),
      ]);
  }

  async function isVerified(db: Database, token: string, phone: string): Promise<boolean> {
    const row = await db
      .selectFrom("verified_phone")
      .select("phone")
      .where("token_hash", "=", hashToken(token))
      .where("phone", "=", phone)
      .where("verified_at", ">", time(-verifiedLifetime))
      .executeTakeFirst();
    return row !== undefined;
  }
}

/** Returns the stored form of a token. One pass of SHA-256 is enough, because 32 random bytes cannot be guessed. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
