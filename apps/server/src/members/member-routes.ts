import { calls } from "@matchfront/api-client/calls";
import { normalizePassword, passwordLength } from "@matchfront/forms";
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import { acceptBodies } from "../http/body-parsing.ts";
import { restrictCalls } from "../http/restrict-calls.ts";
import { HttpError, sendJsonError, failureFields, toHttpError } from "../http/http-error.ts";
import { refundIfFailed } from "../http/refund-failures.ts";
import { languageOf } from "@matchfront/locales/routing";
import { localeParts } from "@matchfront/locales/locale-parts";
import { findDialingCode, possibleNumbers, toE164 } from "./e164.ts";
import type { MemberResult, MemberService } from "./member-service.ts";
import { hashToken, type LinkKind } from "./member-store.ts";

const fallbackCodes = {
  400: "unreadableBody",
  413: "bodyTooLarge",
  415: "unsupportedMediaType",
  503: "unavailable",
} as const;

export interface MemberRoutesOptions {
  readonly members: MemberService;
  /** Whether this server is set up to send codes, without which no member can change a number. */
  readonly areCodesSent: boolean;
  readonly allowedDialingCodes: readonly string[];
}

/** The calls accept JSON only. One that fails does not use its link (specification section 7). */
export async function memberRoutes(app: FastifyInstance, options: MemberRoutesOptions): Promise<void> {
  const { members, allowedDialingCodes, areCodesSent } = options;
  const lookups = app.createLimiter("lookups", app.limits.lookupsOfLink);
  const knownNumbers = app.createLimiter("known-numbers", { ...app.limits.lookupsOfLink, times: 1 });
  acceptBodies(app, { json: true });

  app.setErrorHandler<FastifyError | HttpError>((error, request, reply) => {
    const httpError = toHttpError(error, fallbackCodes);
    const { statusCode, code } = httpError;
    if (statusCode >= 500 && code !== "overloaded")
      request.log.error(failureFields(error, httpError), "member call failed");
    return sendJsonError(reply, httpError);
  });

  const { isLinkActive, isPhoneAvailable, updatePhone, changePassword } = calls;
  restrictCalls(app, "member-calls", [isLinkActive, isPhoneAvailable, updatePhone, changePassword]);

  // The dialog asks before the visitor fills it in. The answer reveals no more than the other calls do.
  app[isLinkActive.method](isLinkActive.path, async (request): Promise<MemberResult> => {
    try {
      const kind = readLinkKind(request.body);
      await readActiveToken(request.headers, kind, members);
      if (kind === "phone" && !areCodesSent) throw new HttpError("codesStopped");
      return { status: 204 };
    } catch (error) {
      const { code, statusCode: status, messageIn } = toHttpError(error, fallbackCodes);
      if (code !== "invalidLink" && code !== "codesStopped") throw error;
      const message = messageIn(languageOf(request.url));
      const token = readToken(request.headers);
      const isDamaged = token !== undefined && members.tokens?.test(token) === false;
      return { status: isDamaged ? 400 : status, message, reason: isDamaged ? "damagedLink" : code };
    }
  });

  app[isPhoneAvailable.method](isPhoneAvailable.path, async (request): Promise<MemberResult> => {
    const phones = readPhones(request.body, allowedDialingCodes);
    const token = readToken(request.headers);
    if (token) await countLookup(request, token, phones);
    const language = languageOf(request.url);
    if (await members.isPhoneAvailable(phones, token, language)) return { status: 204 };
    return { status: 200, message: localeParts[language].forms.phoneReset.failures.taken };
  });

  app[updatePhone.method](updatePhone.path, async (request) => {
    const token = await readActiveToken(request.headers, "phone", members);
    const phone = readNewPhone(request.body, allowedDialingCodes);
    return await members.updatePhone(token, phone, languageOf(request.url));
  });

  app[changePassword.method](changePassword.path, async (request) => {
    const token = await readActiveToken(request.headers, "password", members);
    return await members.changePassword(token, readNewPassword(request.body), languageOf(request.url));
  });

  /** Counts a number once for each link. @throws HttpError if the link has looked up too many */
  async function countLookup(request: FastifyRequest, token: string, phones: readonly string[]) {
    // With the token, since the hash of a number alone could be found by trying all numbers.
    const number = hashToken([token, ...phones].join(" "));
    const isKnown = await knownNumbers.consume(number);
    refundIfFailed(request, () => knownNumbers.refund(number));
    if (isKnown) return;
    const link = hashToken(token);
    const wait = await lookups.consume(link);
    if (!wait) return refundIfFailed(request, () => lookups.refund(link));
    await knownNumbers.refund(number);
    throw new HttpError("tooManyNumbers", { wait });
  }
}

/** Longer than any emailed token, shorter than the longest URL that browsers accept. */
const maxLength = 2048;
const credentials = /^b ([\x21-\x7e]+)$/i;

/** Reads `authorization: b {token}` (specification section 6), which is never logged, and stored only as a hash. */
export function readToken({ authorization = "" }: IncomingHttpHeaders): string | undefined {
  const token = credentials.exec(authorization)?.[1];
  return token && token.length <= maxLength ? token : undefined;
}

/** Reads the token of a request. @throws HttpError if there is none, or its link is known to be inactive */
export async function readActiveToken(headers: IncomingHttpHeaders, kind: LinkKind, members: MemberService) {
  const token = readToken(headers);
  if (!token) throw new HttpError("invalidLink");
  await members.checkLink(token, kind);
  return token;
}

/** The call names no country: a number without a plus sign stands for one in each allowed country. */
function readPhones(body: unknown, allowedDialingCodes: readonly string[]): readonly string[] {
  const phones = possibleNumbers(readText(body, "phoneNumber"), allowedDialingCodes);
  if (phones.length === 0) throw new HttpError("invalidPhone");
  return phones;
}

function readNewPhone(body: unknown, allowedDialingCodes: readonly string[]): string {
  const [phoneNumber, dialingCode] = [readText(body, "phoneNumber"), readText(body, "dialingCode")];
  const phone = toE164({ phoneNumber, dialingCode });
  if (!phone) throw new HttpError("invalidPhone");
  if (!findDialingCode(phone, allowedDialingCodes)) throw new HttpError("unsupportedCountry");
  return phone;
}

function readLinkKind(body: unknown): LinkKind {
  const kind = readText(body, "kind");
  if (kind === "phone" || kind === "password") return kind;
  throw new HttpError("invalidLink");
}

/** OWASP ASVS 5.0, 6.2.9 requires 64 at least. */
const maxPasswordLength = 128;

/** Counts as the dialog does (specification section 5). */
export function readNewPassword(body: unknown): string {
  const newPassword = normalizePassword(readText(body, "newPassword"));
  if (newPassword === "") throw new HttpError("missingPassword");
  const length = passwordLength(newPassword);
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
