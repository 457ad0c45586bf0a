import type { ApiClient } from "@matchfront/api-client";
import { HttpError } from "../http/http-error.ts";
import type { Language } from "../config/languages.ts";
import type { MemberService } from "./member-service.ts";
import type { VerifiedPhones } from "./verified-phones.ts";
import { callBackend } from "../http/call-backend.ts";
import type { LinkCheck } from "./backend-link-check.ts";

/**
 * The members of another backend, which knows their links too and judges a token when it is used. A number reaches it
 * only after it was verified here, and without the trunk zero that is dialed within its country only.
 *
 * @param isLinkActive asks it about a token that changes a number; without it, every token is taken for active
 */
export function remoteMemberService(
  backend: ApiClient,
  verifiedPhones: VerifiedPhones,
  isLinkActive: LinkCheck = async () => true,
): MemberService {
  return {
    async checkLink(token, kind) {
      if (kind === "phone" && !(await isLinkActive(token))) throw new HttpError("invalidLink");
    },
    async isPhoneAvailable({ nationalNumbers }, token, language) {
      if (!token || !(await isLinkActive(token))) return true;
      // The call names no country, and countries differ in their zero: mostly it is one number all the same.
      for (const phoneNumber of nationalNumbers) {
        const isAvailable = () => backend.phone.isAvailable({ phoneNumber }, linkOptions(token, language));
        if (!(await callBackend(isAvailable))) return false;
      }
      return true;
    },
    recordVerifiedPhone: verifiedPhones.record,
    async updatePhone(token, { phone, phoneNumber, dialingCode }, language) {
      if (!(await verifiedPhones.isVerified(token, phone))) throw new HttpError("unverifiedPhone");
      const { status, message } = await callBackend(() =>
        backend.phone.update({ phoneNumber, dialingCode }, linkOptions(token, language)),
      );
      return { status, message };
    },
    async changePassword(token, newPassword, language) {
      const options = linkOptions(token, language);
      const { message } = await callBackend(() => backend.password.change({ newPassword }, options));
      return { status: 200, message };
    },
  };
}

/** Backends need not know of languages: a call in English is as it ever was. */
function linkOptions(token: string, language: Language) {
  return { token, lang: language === "en" ? undefined : language };
}
