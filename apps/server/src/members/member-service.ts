import type { Language } from "../config/languages.ts";
import type { LinkKind } from "./reset-link.ts";
import type { PhoneQuery, PhoneUpdate } from "./member-requests.ts";

/** A call that succeeded: the status in the body, and what to tell the member, if anything. */
export interface MemberResult {
  readonly status: number;
  readonly message?: string | undefined;
}

/**
 * Knows the members and their emailed links: a port, whose adapters are `local/member-service.ts` and
 * `remote/member-service.ts`. `token` is the secret of an emailed link, and what is told to the member is in
 * `language`. Every method rejects with an HttpError where the call fails, and then changes nothing.
 */
export interface MemberService {
  /** Checks that a link is active, as far as this service knows before the link is used. */
  readonly checkLink: (token: string, kind: LinkKind) => Promise<void>;
  /** Whether no member has a number. Who does not hold an active phone link is told that it is free. */
  readonly isPhoneAvailable: (
    query: PhoneQuery,
    token: string | undefined,
    language: Language,
  ) => Promise<boolean>;
  /** Records that a number, in E.164, was verified for a link just now. */
  readonly recordVerifiedPhone: (token: string, phone: string) => Promise<void>;
  /** Gives the link's member a number that was verified for this link, and uses the link up: both or neither. */
  readonly updatePhone: (token: string, update: PhoneUpdate, language: Language) => Promise<MemberResult>;
  /** Gives the link's member a new password, and uses the link up: both or neither. */
  readonly changePassword: (token: string, newPassword: string, language: Language) => Promise<MemberResult>;
}
