import { calls } from "@matchfront/api-client/calls";
import type { FastifyError, FastifyInstance } from "fastify";
import { acceptBodies } from "../http/body-parsing.ts";
import { restrictCalls } from "../http/restrict-calls.ts";
import { type HttpError, sendJsonError, failureFields, toHttpError, limitError } from "../http/http-error.ts";
import { languageOf } from "@matchfront/locales/routing";
import { localeParts } from "@matchfront/locales/locale-parts";
import {
  readActiveToken,
  readLinkKind,
  readNewPassword,
  readNewPhone,
  readPhones,
} from "./member-requests.ts";
import type { MemberResult, MemberService } from "./member-service.ts";
import { hashToken, readToken } from "./reset-link.ts";

const fallbackCodes = {
  400: "unreadableBody",
  413: "bodyTooLarge",
  415: "unsupportedMediaType",
  503: "unavailable",
} as const;

export interface MemberRoutesOptions {
  readonly members: MemberService;
  readonly allowedDialingCodes: readonly string[];
}

/** The calls accept JSON only. One that fails does not use its link (specification section 7). */
export async function memberRoutes(app: FastifyInstance, options: MemberRoutesOptions): Promise<void> {
  const { members, allowedDialingCodes } = options;
  const lookups = app.createLimiter({ name: "lookups", limit: app.limits.lookupsOfLink });
  await acceptBodies(app, { json: true });

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
      await readActiveToken(request.headers, readLinkKind(request.body), members);
      return { status: 204 };
    } catch (error) {
      const { code, status, messageIn } = toHttpError(error, fallbackCodes);
      if (code !== "invalidLink") throw error;
      return { status, message: messageIn(languageOf(request.url)) };
    }
  });

  app[isPhoneAvailable.method](isPhoneAvailable.path, async (request): Promise<MemberResult> => {
    const phones = readPhones(request.body, allowedDialingCodes);
    const token = readToken(request.headers);
    const wait = token && (await lookups.consume(hashToken(token)));
    if (wait) throw limitError("tooManyRequests", wait);
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
}
