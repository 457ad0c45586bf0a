import { randomUUIDv7 } from "node:crypto";
import { Refusal } from "../config/errors.ts";
import type { Database } from "../storage/tables.ts";
import type { SqlFunctions } from "../storage/sql-functions.ts";
import {
  consumeLink,
  findActiveLink,
  hashToken,
  issueLink,
  type IssueLinkOptions,
  type LinkKind,
  type LinkUse,
} from "./reset-link.ts";

/** How long a verified number may wait for its update, in milliseconds. */
const verifiedLifetime = 10 * 60_000;

export type MemberStore = ReturnType<typeof createMemberStore>;

/** Phone numbers are in E.164. A method rejects with a Refusal if the caller is at fault, and changes nothing. */
export function createMemberStore(database: Database, sqlFunctions: SqlFunctions) {
  const isVerified = async (token: string, phone: string, db = database) => {
    const row = await db
      .selectFrom("verified_phone")
      .select("phone")
      .where("token_hash", "=", hashToken(token))
      .where("phone", "=", phone)
      .where("verified_at", ">", sqlFunctions.time(-verifiedLifetime))
      .executeTakeFirst();
    return row !== undefined;
  };

  const changeMember = (
    use: LinkUse,
    change: (transaction: Database, memberId: string) => Promise<unknown>,
  ) =>
    database.transaction().execute(async (transaction) => {
      const memberId = await consumeLink(transaction, sqlFunctions, use);
      await change(transaction, memberId);
    });

  return {
    /** Adds a member without a password. Returns undefined if a member has that number. */
    add: (phone: string) =>
      database
        .insertInto("member")
        .values({ id: randomUUIDv7(), phone, password_hash: null, created_at: sqlFunctions.time() })
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

    issueLink: (options: IssueLinkOptions) => issueLink(database, sqlFunctions, options),

    checkLink: async (token: string, kind: LinkKind) => {
      if (!(await findActiveLink(database, sqlFunctions, token, kind))) throw new Refusal("invalidLink");
    },

    isPhoneAvailable: async (phones: readonly string[], token: string | undefined) => {
      // Both queries run in any case, so that the time reveals nothing.
      const link = await findActiveLink(database, sqlFunctions, token ?? "", "phone");
      const owner = await database
        .selectFrom("member")
        .select("id")
        .where("phone", "in", phones)
        .executeTakeFirst();
      return !link || !owner;
    },

    /** Records that a number was verified for a link. It replaces the link's earlier number. */
    recordVerifiedPhone: async (token: string, phone: string) => {
      const verified = { phone, verified_at: sqlFunctions.time() };
      await database
        .insertInto("verified_phone")
        .values({ token_hash: hashToken(token), ...verified })
        .onConflict((conflict) => conflict.column("token_hash").doUpdateSet(verified))
        .execute();
    },

    isPhoneVerified: async (token: string, phone: string) => await isVerified(token, phone),

    /** Uses a link to change its member's number, which must be verified for it. @param call see {@link LinkUse} */
    updatePhone: (token: string, phone: string, call: string) =>
      changeMember({ token, kind: "phone", call }, async (transaction, memberId) => {
        if (!(await isVerified(token, phone, transaction))) throw new Refusal("unverifiedPhone");
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
      changeMember({ token, kind: "password", call }, (transaction, memberId) =>
        transaction.updateTable("member").set({ password_hash }).where("id", "=", memberId).execute(),
      ),
  };
}
