import { randomUUIDv7 } from "node:crypto";
import type { Database } from "../storage/database.ts";
import type { Dialect } from "../storage/dialect.ts";
import type { MemberDirectory } from "./member-directory.ts";
import { issueLink } from "./database-reset-links.ts";

/** The members in the database. */
export function localMemberDirectory(database: Database, dialect: Dialect): MemberDirectory {
  return {
    // As a transaction its commit can be told from none, where the answer gets lost; so with links.
    add: (phone) =>
      database.transaction().execute((transaction) =>
        transaction
          .insertInto("member")
          .values({ id: randomUUIDv7(), phone, password_hash: null, created_at: dialect.time() })
          .onConflict((conflict) => conflict.column("phone").doNothing())
          .returning(["id", "phone"])
          .executeTakeFirst(),
      ),
    async list() {
      const rows = await database.selectFrom("member").selectAll().orderBy("id").execute();
      return rows.map(({ id, phone, password_hash, created_at }) => ({
        id,
        phone,
        hasPassword: password_hash !== null,
        createdAt: new Date(created_at),
      }));
    },
    isEmpty: async () => (await database.selectFrom("member").select("id").executeTakeFirst()) === undefined,
    find: ({ id, phone = "" }) =>
      database
        .selectFrom("member")
        .select(["id", "phone"])
        .where((where) => where.or([where("id", "=", id), where("phone", "=", phone)]))
        .executeTakeFirst(),
    issueLink: (order) =>
      database.transaction().execute((transaction) => issueLink(transaction, dialect, order)),
  };
}
