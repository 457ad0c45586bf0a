import type { ApiClient } from "@matchfront/api-client";
import { phoneResetCopy } from "@matchfront/forms";
import type { FastifyRequest } from "fastify";
import { readToken } from "../links/read-token.ts";
import type { MemberCalls } from "../members/member-calls.ts";
import { readNewPassword, readPhoneNumber, readPhoneUpdate } from "../members/member-requests.ts";
import { Refusal } from "../members/refusal.ts";
import { askBackend } from "./backend-refusal.ts";

/**
 * Has the backend answer the calls: it knows the members and judges the tokens. What no backend takes does not reach
 * it, and of a body only the fields that a call has.
 *
 * @example forwardedMemberCalls(backend, ["+234"]);
 */
export function forwardedMemberCalls(
  backend: ApiClient,
  allowedDialingCodes: readonly string[],
): MemberCalls {
  return {
    async isPhoneFree({ body, headers }) {
      const { phoneNumber } = readPhoneNumber(body, allowedDialingCodes);
      const token = readToken(headers);
      const isFree = await askBackend(() => backend.phone.isFree({ phoneNumber }, token ? { token } : {}));
      return isFree ? { status: 204 } : { status: 200, message: phoneResetCopy.failures.taken };
    },
    async updatePhoneNumber({ body, headers }) {
      const token = tokenIn(headers);
      const { phoneNumber, dialingCode } = readPhoneUpdate(body, allowedDialingCodes);
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
