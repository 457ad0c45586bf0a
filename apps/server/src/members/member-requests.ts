import { HttpError } from "../http/http-error.ts";
import { isAllowed, nationalNumber, possibleNumbers } from "./allowed-numbers.ts";
import type { LinkKind } from "./reset-link.ts";
import { toE164, type DialedNumber } from "./e164.ts";

/** Every number in E.164 that a number without its country may stand for, and what follows the country's code in each. */
export interface PhoneQuery {
  readonly phones: readonly string[];
  readonly nationalNumbers: readonly string[];
}

/** A number as it follows its country's code, and in E.164. */
export interface PhoneUpdate extends DialedNumber {
  readonly phone: string;
}

/**
 * Reads the number that a call asks about (specification section 7). The call does not name the country: a number
 * without its plus sign stands for one in each country that is allowed.
 *
 * @throws HttpError
 * @example readPhoneQuery({ phoneNumber: "08031234567" }, ["+234"]).phones; // ["+2348031234567"]
 */
export function readPhoneQuery(body: unknown, allowedDialingCodes: readonly string[]): PhoneQuery {
  const phones = possibleNumbers(readText(body, "phoneNumber"), allowedDialingCodes);
  if (phones.length === 0) throw new HttpError("invalidPhone");
  const nationalNumbers = new Set(phones.map((phone) => nationalNumber(phone, allowedDialingCodes)));
  return { phones, nationalNumbers: [...nationalNumbers] };
}

/**
 * Reads the number that a member wants.
 *
 * @throws HttpError
 * @example readPhoneUpdate({ phoneNumber: "08031234567", dialingCode: "+234" }, ["+234"]).phone; // "+2348031234567"
 */
export function readPhoneUpdate(body: unknown, allowedDialingCodes: readonly string[]): PhoneUpdate {
  const dialingCode = readText(body, "dialingCode");
  const phoneNumber = readText(body, "phoneNumber");
  const phone = toE164({ phoneNumber, dialingCode });
  if (!phone) throw new HttpError("invalidPhone");
  if (!isAllowed(phone, allowedDialingCodes)) throw new HttpError("unsupportedCountry");
  return { phoneNumber: nationalNumber(phone, [dialingCode]), dialingCode, phone };
}

/**
 * Reads which kind of link a call asks about.
 *
 * @throws HttpError where there is no such kind: then no link is active
 * @example readLinkKind({ kind: "phone" }); // "phone"
 */
export function readLinkKind(body: unknown): LinkKind {
  const kind = readText(body, "kind");
  if (kind === "phone" || kind === "password") return kind;
  throw new HttpError("invalidLink");
}

/** OWASP ASVS 5.0, 6.2.9 asks for 64 at least. */
const maxPasswordLength = 128;

/**
 * Reads the password that a member wants (specification section 5). It counts characters, not UTF-16 units: an emoji
 * is one, as in the dialog.
 *
 * @throws HttpError
 * @example readNewPassword({ newPassword: "correct horse battery" }); // "correct horse battery"
 */
export function readNewPassword(body: unknown): string {
  const newPassword = readText(body, "newPassword");
  if (newPassword === "") throw new HttpError("missingPassword");
  const { length } = Array.from(newPassword);
  if (length < 8) throw new HttpError("shortPassword");
  if (length > maxPasswordLength) throw new HttpError("longPassword");
  return newPassword;
}

/** Only a field's own text. Superstruct would throw on a value that it cannot print, such as `{ toString: 1 }`. */
function readText(body: unknown, name: string): string {
  const fields = Object(body);
  const value: unknown = Object.hasOwn(fields, name) ? fields[name] : "";
  return typeof value === "string" ? value : "";
}
