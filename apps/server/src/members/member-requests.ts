import { is, string, type } from "superstruct";
import { isAllowed, numbersMeantBy } from "../phone-numbers/allowed-numbers.ts";
import { toE164, type DialedNumber } from "../phone-numbers/e164.ts";
import { Refusal } from "./refusal.ts";

const numberBody = type({ phoneNumber: string() });
const phoneBody = type({ phoneNumber: string(), dialingCode: string() });
const passwordBody = type({ newPassword: string() });

/**
 * Reads the number that a call asks about.
 *
 * @returns the number as it was entered, and every one in E.164 that it may mean
 * @throws Refusal
 * @example readPhoneNumber({ phoneNumber: "08031234567" }, ["+234"]).phones; // ["+2348031234567"]
 */
export function readPhoneNumber(
  body: unknown,
  dialingCodes: readonly string[],
): { readonly phoneNumber: string; readonly phones: readonly string[] } {
  if (!is(body, numberBody)) throw new Refusal("badPhone");
  const { phoneNumber } = body;
  const phones = numbersMeantBy(phoneNumber, dialingCodes);
  if (phones.length === 0) throw new Refusal("badPhone");
  return { phoneNumber, phones };
}

/**
 * Reads the number that a member wants.
 *
 * @returns the number as it was entered, and in E.164
 * @throws Refusal
 * @example readPhoneUpdate({ phoneNumber: "08031234567", dialingCode: "+234" }, ["+234"]).phone; // "+2348031234567"
 */
export function readPhoneUpdate(
  body: unknown,
  dialingCodes: readonly string[],
): DialedNumber & { readonly phone: string } {
  if (!is(body, phoneBody)) throw new Refusal("badPhone");
  const { phoneNumber, dialingCode } = body;
  const phone = toE164({ phoneNumber, dialingCode });
  if (!phone) throw new Refusal("badPhone");
  if (!isAllowed(phone, dialingCodes)) throw new Refusal("foreignCountry");
  return { phoneNumber, dialingCode, phone };
}

/**
 * Reads the password that a member wants (specification section 5). Eight characters, not UTF-16 units: an emoji is
 * one, as in the dialog.
 *
 * @throws Refusal
 * @example readNewPassword({ newPassword: "correct horse battery" }); // "correct horse battery"
 */
export function readNewPassword(body: unknown): string {
  const newPassword = is(body, passwordBody) ? body.newPassword : "";
  if (newPassword === "") throw new Refusal("missingPassword");
  if (Array.from(newPassword).length < 8) throw new Refusal("shortPassword");
  return newPassword;
}
