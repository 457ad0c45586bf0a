import { OfflineError, RejectedError } from "@matchfront/api-client";
import type { ApiClient } from "@matchfront/api-client/calls";
import type { Language } from "@matchfront/locales/locales";
import { langParameter } from "@matchfront/locales/routing";
import { Refusal } from "../config/errors.ts";
import { changing } from "../http/backend-failure.ts";
import { splitNumber } from "./e164.ts";
import type { MemberService } from "./member-service.ts";
import type { MemberStore } from "./member-store.ts";

/** The other backend has the members. This server verifies numbers, and forwards them without the trunk zero. */
export function backendMemberService(
  backend: ApiClient,
  store: Pick<MemberStore, "recordVerifiedPhone" | "isPhoneVerified">,
  linkCheckPath?: `/${string}`,
): MemberService {
  return {
    async checkLink(token, kind) {
      if (kind === "phone" && !(await isLinkActive(token))) throw new Refusal("invalidLink");
    },
    async isPhoneAvailable(phones, token, language) {
      if (!token || !(await isLinkActive(token))) return true;
      // The call names no country, so most numbers are the same without their dialing codes.
      const nationalNumbers = new Set(phones.map((phone) => splitNumber(phone).phoneNumber));
      for (const phoneNumber of nationalNumbers) {
        if (!(await backend.phone.isAvailable({ phoneNumber }, linkOptions(token, language)))) return false;
      }
      return true;
    },
    recordVerifiedPhone: store.recordVerifiedPhone,
    async updatePhone(token, phone, language) {
      if (!(await store.isPhoneVerified(token, phone))) throw new Refusal("unverifiedPhone");
      const number = splitNumber(phone);
      const update = backend.phone.update(number, linkOptions(token, language));
      const { status, message } = await changing("changeMayHaveArrived", update);
      return { status, message };
    },
    async changePassword(token, newPassword, language) {
      const change = backend.password.change({ newPassword }, linkOptions(token, language));
      const { message } = await changing("changeMayHaveArrived", change);
      return { status: 200, message };
    },
  };

  /** Posts `{ "kind": "phone" }` with the token. The backend answers 2xx if the link is active, and 401 if it is not. */
  async function isLinkActive(token: string): Promise<boolean> {
    // Each token is accepted until it is used.
    if (linkCheckPath === undefined) return true;
    const call = {
      method: "post",
      path: linkCheckPath,
      fields: ["kind"],
      success: { httpStatus: "2xx" },
      retryable: false,
    } as const;
    try {
      await backend.send(call, { kind: "phone" }, { token });
      return true;
    } catch (error) {
      if (!(error instanceof RejectedError)) throw error;
      if (error.httpStatus === 401 || error.bodyStatus === 401) return false;
      // For example 404: LINK_CHECK_PATH is wrong. The visitor must not get that status.
      throw new OfflineError({ cause: error });
    }
  }
}

function linkOptions(token: string, language: Language) {
  return { token, lang: langParameter(language) };
}
