import type { Database } from "../database/database.ts";

/** How long a verified number may wait for its update, in milliseconds. */
const receiptLifetime = 10 * 60_000;

/**
 * Writes the receipt of a right code: for this link, that number was verified just now. Only the last number
 * counts.
 *
 * @param tokenHash the link's, which may be another backend's
 * @param phone in E.164
 * @example await recordVerifiedPhone(database, link.tokenHash, "+2348031234567", new Date());
 */
export async function recordVerifiedPhone(
  database: Database,
  tokenHash: string,
  phone: string,
  now: Date,
): Promise<void> {
  const receipt = { phone, verified_at: now.toISOString() };
  await database
    .insertInto("verified_phone")
    .values({ token_hash: tokenHash, ...receipt })
    .onConflict((conflict) => conflict.column("token_hash").doUpdateSet(receipt))
    .execute();
}

/**
 * Tells whether a number was verified for a link in the last ten minutes (OWASP ASVS 5.0, 2.3.1: steps in order).
 *
 * @param phone in E.164
 * @example await isPhoneVerified(database, link.tokenHash, "+2348031234567", new Date());
 */
export async function isPhoneVerified(
  database: Database,
  tokenHash: string,
  phone: string,
  now: Date,
): Promise<boolean> {
  const receipt = await database
    .selectFrom("verified_phone")
    .select("phone")
    .where("token_hash", "=", tokenHash)
    .where("phone", "=", phone)
    .where("verified_at", ">", new Date(now.getTime() - receiptLifetime).toISOString())
    .executeTakeFirst();
  return receipt !== undefined;
}
