import type { Database } from "../database/database.ts";
import { readPhoneNumber } from "./member-requests.ts";

/**
 * Tells whether nobody has a number (specification section 7). The call does not name the country: a number
 * without its plus sign is taken if it is that of any member, in any country that is served.
 *
 * @throws Refusal where the body holds no number
 * @example await isPhoneFree(database, { phoneNumber: "08031234567" }, ["+234"]); // true
 */
export async function isPhoneFree(
  database: Database,
  body: unknown,
  dialingCodes: readonly string[],
): Promise<boolean> {
  const { phones } = readPhoneNumber(body, dialingCodes);
  const owner = await database
    .selectFrom("member")
    .select("id")
    .where("phone", "in", phones)
    .executeTakeFirst();
  return owner === undefined;
}
