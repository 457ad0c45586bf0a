import type { IncomingHttpHeaders } from "node:http";
import { HttpError } from "../http/http-error.ts";
import { findDialingCode, possibleNumbers, toE164 } from "./e164.ts";
import type { MemberService } from "./member-service.ts";
import { type LinkKind, readToken } from "./reset-link.ts";

/** Reads the token of a request. @throws HttpError if there is none, or its link is known to be inactive */
export async function readActiveToken(
  headers: IncomingHttpHeaders,
  kind: LinkKind,
  members: MemberService,
): Promise<string> {
  const token = readToken(headers);
  if (!token) throw new HttpError("invalidLink");
  await members.checkLink(token, kind);
  return token;
}

/** The call names no country: a number without a plus sign stands for one in each allowed country. */
export function readPhones(body: unknown, allowedDialingCodes: readonly string[]): readonly string[] {
  const phones = possibleNumbers(readText(body, "phoneNumber"), allowedDialingCodes);
  if (phones.length === 0) throw new HttpError("invalidPhone");
  return phones;
}

export function readNewPhone(body: unknown, allowedDialingCodes: readonly string[]): string {
  const [phoneNumber, dialingCode] = [readText(body, "phoneNumber"), readText(body, "dialingCode")];
  const phone = toE164({ phoneNumber, dialingCode });
  if (!phone) throw new HttpError("invalidPhone");
  if (!findDialingCode(phone, allowedDialingCodes)) throw new HttpError("unsupportedCountry");
  return phone;
}

export function readLinkKind(body: unknown): LinkKind {
  const kind = readText(body, "kind");
  if (kind === "phone" || kind === "password") return kind;
  throw new HttpError("invalidLink");
}

/** OWASP ASVS 5.0, 6.2.9 requires 64 at least. */
const maxPasswordLength = 128;

/** Like the dialog, it counts characters, not UTF-16 units (specification section 5). */
export function readNewPassword(body: unknown): string {
  const newPassword = readText(body, "newPassword");
  if (newPassword === "") throw new HttpError("missingPassword");
  const { length } = Array.from(newPassword);
  if (length < 8) throw new HttpError("shortPassword");
  if (length > maxPasswordLength) throw new HttpError("longPassword");
  return newPassword;
}

/** Superstruct would throw on a value that it cannot print, such as `{ toString: 1 }`. */
function readText(body: unknown, name: string): string {
  const fields = Object(body);
  const value: unknown = Object.hasOwn(fields, name) ? fields[name] : "";
  return typeof value === "string" ? value : "";
}
