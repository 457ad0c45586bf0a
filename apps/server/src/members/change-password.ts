import type { Database } from "../database/database.ts";
import { consumeLink, type LiveLink } from "../links/live-link.ts";
import { isCommonPassword } from "../passwords/common-password.ts";
import { hashPassword } from "../passwords/hash-password.ts";
import { readNewPassword } from "./member-requests.ts";
import { Refusal } from "./refusal.ts";

/**
 * Gives the member whose link it is a new password, and uses the link up: both or neither (specification
 * sections 5 and 7).
 *
 * @param siteWords what this site is called, in small letters
 * @throws Refusal
 * @example await changePassword(database, link, { newPassword: "correct horse battery" }, ["moyo"]);
 */
export async function changePassword(
  database: Database,
  link: LiveLink,
  body: unknown,
  siteWords: readonly string[],
): Promise<void> {
  const newPassword = readNewPassword(body);
  if (isCommonPassword(newPassword, siteWords)) throw new Refusal("commonPassword");
  // Slow on purpose: not while the database is held.
  const password_hash = await hashPassword(newPassword);
  await database.transaction().execute(async (transaction) => {
    if (!(await consumeLink(transaction, link, new Date()))) throw new Refusal("deadLink");
    await transaction.updateTable("member").set({ password_hash }).where("id", "=", link.memberId).execute();
  });
}
