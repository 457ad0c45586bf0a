import type { ApiClient } from "@matchfront/api-client";
import { phoneResetCopy } from "@matchfront/forms";
import type { FastifyRequest } from "fastify";
import type { Database } from "../database/database.ts";
import { readToken } from "../links/read-token.ts";
import { tokenHash } from "../links/token-hash.ts";
import { isPhoneVerified } from "../links/verified-phone.ts";
import type { MemberCalls } from "../members/member-calls.ts";
import { readNewPassword, readPhoneNumber, readPhoneUpdate } from "../members/member-requests.ts";
import { Refusal } from "../members/refusal.ts";
import { askBackend } from "./backend-refusal.ts";

interface ForwardedMemberCallsOptions {
  readonly backend: ApiClient;
  /** Holds the receipts of right codes. */
  readonly database: Database;
  /** The countries whose numbers are taken, by their code with its plus sign. */
  readonly allowedDialingCodes: readonly string[];
}

/**
 * Has the backend answer the calls: it knows the members and judges the tokens. What no backend takes does not reach
 * it, of a body only the fields that a call has, and a number only once it was verified here.
 *
 * @example forwardedMemberCalls({ backend, database, allowedDialingCodes: ["+234"] });
 */
export function forwardedMemberCalls({
  backend,
  database,
  allowedDialingCodes,
}: ForwardedMemberCallsOptions): MemberCalls {
  return {
    async isPhoneFree({ body, headers }) {
      const { phoneNumber } = readPhoneNumber(body, allowedDialingCodes);
      const token = readToken(headers);
      const isFree = await askBackend(() => backend.phone.isFree({ phoneNumber }, token ? { token } : {}));
      return isFree ? { status: 204 } : { status: 200, message: phoneResetCopy.failures.taken };
    },
    async updatePhoneNumber({ body, headers }) {
      const token = tokenIn(headers);
      const { phoneNumber, dialingCode, phone } = readPhoneUpdate(body, allowedDialingCodes);
      if (!(await isPhoneVerified(database, tokenHash(token), phone, new Date())))
        throw new Refusal("unverifiedPhone");
      const { status, message } = await askBackend(() =>
        backend.phone.update({ phoneNumber, dialingCode }, { token }),
      );
      return { status, message };
    },
    async changePassword({ body, headers }) {
      const token = tokenIn(headers);
      const newPassword = readNewPassword(body);
      const { message } = await askBackend(() => backend.password.change({ newPassword }, { token }));
      return { status: 200, message };
    },
  };
}

function tokenIn(headers: FastifyRequest["headers"]): string {
  const token = readToken(headers);
  if (!token) throw new Refusal("deadLink");
  return token;
}
