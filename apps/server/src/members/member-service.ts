import { randomUUID } from "node:crypto";
import { ownToken } from "@matchfront/locales/emailed-link";
import type { Language } from "@matchfront/locales/locales";
import { localeParts } from "@matchfront/locales/locale-parts";
import { Refusal } from "../config/errors.ts";
import { isCommonPassword } from "./common-password.ts";
import { createPasswordHasher } from "./hash-password.ts";
import type { LinkKind, MemberStore } from "./member-store.ts";

/** The response to a call that succeeded: the status in the body, and the message for the member. */
export interface MemberResult {
  readonly status: number;
  readonly message?: string | undefined;
  /** The code of the message, if the call failed. */
  readonly reason?: string;
}

/**
 * A port: members and their emailed links, of this server's database or of another backend. Phone numbers are in E.164.
 * Methods reject with a Refusal, or with the `AnyApiError` of the other backend.
 */
export interface MemberService {
  /** The tokens that it may have issued. Default: any. */
  readonly tokens?: RegExp;
  /** Rejects if the link is known to be inactive. Another backend may judge it only when it is used. */
  readonly checkLink: (token: string, kind: LinkKind) => Promise<void>;
  /** Whether no member has one of these numbers. Without an active phone link, the answer is always true. */
  readonly isPhoneAvailable: (
    phones: readonly string[],
    token: string | undefined,
    language: Language,
  ) => Promise<boolean>;
  readonly recordVerifiedPhone: (token: string, phone: string) => Promise<void>;
  /** Uses the link to change its member's number to one that was verified for it. */
  readonly updatePhone: (token: string, phone: string, language: Language) => Promise<MemberResult>;
  readonly changePassword: (token: string, newPassword: string, language: Language) => Promise<MemberResult>;
}

export function databaseMemberService(
  store: MemberStore,
  siteName: string,
  onPendingHashes?: (count: number) => void,
): MemberService {
  const siteWords = ["dating", ...siteName.toLowerCase().split(/[^\p{L}]+/u)];
  const hashPassword = createPasswordHasher(onPendingHashes);
  return {
    tokens: ownToken,
    checkLink: store.checkLink,
    isPhoneAvailable: store.isPhoneAvailable,
    recordVerifiedPhone: store.recordVerifiedPhone,
    async updatePhone(token, phone, language) {
      await store.updatePhone(token, phone, randomUUID());
      return { status: 200, message: localeParts[language].forms.phoneReset.done };
    },
    async changePassword(token, newPassword, language) {
      if (isCommonPassword(newPassword, siteWords)) throw new Refusal("commonPassword");
      await store.updatePassword(token, await hashPassword(newPassword), randomUUID());
      return { status: 200, message: localeParts[language].forms.passwordReset.done };
    },
  };
}
