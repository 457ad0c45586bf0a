import type { Database } from "../database/database.ts";
import { consumeLink, type LiveLink } from "../links/live-link.ts";
import { isPhoneVerified } from "../links/verified-phone.ts";
import { readPhoneUpdate } from "./member-requests.ts";
import { Refusal } from "./refusal.ts";

/**
 * Gives the member whose link it is a number that was verified for this link, and uses the link up: both or
 * neither (specification section 7).
 *
 * @throws Refusal
 * @example await updatePhoneNumber(database, link, { phoneNumber: "08031234567", dialingCode: "+234" }, ["+234"]);
 */
export async function updatePhoneNumber(
  database: Database,
  link: LiveLink,
  body: unknown,
  dialingCodes: readonly string[],
): Promise<void> {
  const { phone } = readPhoneUpdate(body, dialingCodes);
  const now = new Date();
  await database.transaction().execute(async (transaction) => {
    if (!(await consumeLink(transaction, link, now))) throw new Refusal("deadLink");
    if (!(await isPhoneVerified(transaction, link.tokenHash, phone, now)))
      throw new Refusal("unverifiedPhone");
    const owner = await transaction
      .selectFrom("member")
      .select("id")
      .where("phone", "=", phone)
      .where("id", "!=", link.memberId)
      .executeTakeFirst();
    if (owner) throw new Refusal("takenPhone");
    await transaction.updateTable("member").set({ phone }).where("id", "=", link.memberId).execute();
  });
}
