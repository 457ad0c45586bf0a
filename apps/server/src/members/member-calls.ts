import { passwordResetCopy, phoneResetCopy } from "@matchfront/forms";
import type { FastifyRequest } from "fastify";
import type { Database } from "../database/database.ts";
import type { LinkKind } from "../database/tables.ts";
import { findLiveLink, type LiveLink } from "../links/live-link.ts";
import { readToken } from "../links/read-token.ts";
import { changePassword } from "./change-password.ts";
import { isPhoneFree } from "./is-phone-free.ts";
import { Refusal } from "./refusal.ts";
import { updatePhoneNumber } from "./update-phone-number.ts";

type Answer = { readonly status: number; readonly message?: string | undefined };
type MemberCall = (request: FastifyRequest) => Promise<Answer>;

/** What answers the three calls of the emailed-link dialogs; each throws a refusal where it does not do it. */
export interface MemberCalls {
  readonly isPhoneFree: MemberCall;
  readonly updatePhoneNumber: MemberCall;
  readonly changePassword: MemberCall;
}

/** What the embedded calls work with. */
export interface EmbeddedMemberCallsOptions {
  readonly database: Database;
  /** The countries whose numbers are taken, by their code with its plus sign. */
  readonly allowedDialingCodes: readonly string[];
  /** What this site is called, in small letters: no password. */
  readonly siteWords: readonly string[];
}

/**
 * Answers the calls from this server's own members and links.
 *
 * @example embeddedMemberCalls({ database, allowedDialingCodes: ["+234"], siteWords: ["moyo"] });
 */
export function embeddedMemberCalls(options: EmbeddedMemberCallsOptions): MemberCalls {
  const { database, allowedDialingCodes, siteWords } = options;
  return {
    async isPhoneFree({ body }) {
      if (await isPhoneFree(database, body, allowedDialingCodes)) return { status: 204 };
      return { status: 200, message: phoneResetCopy.failures.taken };
    },
    async updatePhoneNumber(request) {
      const link = await liveLink(request, "phone");
      await updatePhoneNumber(database, link, request.body, allowedDialingCodes);
      return { status: 200, message: "Your phone number is changed." };
    },
    async changePassword(request) {
      await changePassword(database, await liveLink(request, "password"), request.body, siteWords);
      return { status: 200, message: passwordResetCopy.done };
    },
  };

  async function liveLink({ headers }: FastifyRequest, kind: LinkKind): Promise<LiveLink> {
    const token = readToken(headers);
    const link = token && (await findLiveLink(database, token, kind, new Date()));
    if (!link) throw new Refusal("deadLink");
    return link;
  }
}
