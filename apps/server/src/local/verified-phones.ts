import type { Database } from "../database/database.ts";
import type { VerifiedPhones } from "../members/verified-phones.ts";
import { tokenHash } from "../reset-links/reset-token.ts";

/** How long a verified number may wait for its update, in milliseconds. */
const lifetime = 10 * 60_000;

/** @param now the clock */
export function localVerifiedPhones(database: Database, now = () => new Date()): VerifiedPhones {
  return {
    async record(token, phone) {
      const verified = { phone, verified_at: now().toISOString() };
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
        .where("verified_at", ">", new Date(now().getTime() - lifetime).toISOString())
        .executeTakeFirst();
      return verified !== undefined;
    },
  };
}
