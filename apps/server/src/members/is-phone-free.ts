import { is, string, type } from "superstruct";
import type { Database } from "../database/database.ts";
import { numbersMeantBy } from "../phone-numbers/allowed-numbers.ts";
import { Refusal } from "./refusal.ts";

const request = type({ phoneNumber: string() });

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
  const phones = is(body, request) ? numbersMeantBy(body.phoneNumber, dialingCodes) : [];
  if (phones.length === 0) throw new Refusal("badPhone");
  const owner = await database
    .selectFrom("member")
    .select("id")
    .where("phone", "in", phones)
    .executeTakeFirst();
  return owner === undefined;
}
