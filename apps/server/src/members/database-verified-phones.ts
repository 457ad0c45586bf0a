import type { Database } from "../storage/database.ts";
import type { Dialect } from "../storage/dialect.ts";
import type { VerifiedPhones } from "./verified-phones.ts";
import { tokenHash } from "./reset-token.ts";

/** How long a verified number may wait for its update, in milliseconds. */
const lifetime = 10 * 60_000;

/** The numbers in the database. */
export function localVerifiedPhones(database: Database, dialect: Dialect): VerifiedPhones {
  return {
    async record(token, phone) {
      const verified = { phone, verified_at: dialect.time() };
      await database
        .insertInto("verified_phone")
        .values({ token_hash: tokenHash(token), ...verified })
        .onConflict((conflict) => conflict.column("token_hash").doUpdateSet(verified))
        .execute();
    },
    async isVerified(token, phone) {
      const verified = await database
        .selectFrom("verified_phone")
        .select("phone")
        .where("token_hash", "=", tokenHash(token))
        .where("phone", "=", phone)
        .where("verified_at", ">", dialect.time(-lifetime))
        .executeTakeFirst();
      return verified !== undefined;
    },
  };
}
