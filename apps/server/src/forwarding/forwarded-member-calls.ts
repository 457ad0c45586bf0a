import type { ApiClient } from "@matchfront/api-client";
import type { FastifyRequest } from "fastify";
import { is, string, type } from "superstruct";
import { readToken } from "../links/read-token.ts";
import type { MemberCalls } from "../members/member-calls.ts";
import { Refusal } from "../members/refusal.ts";
import { isAllowed, numbersMeantBy } from "../phone-numbers/allowed-numbers.ts";
import { toE164 } from "../phone-numbers/e164.ts";
import { askBackend } from "./backend-refusal.ts";

const numberBody = type({ phoneNumber: string() });
const phoneBody = type({ phoneNumber: string(), dialingCode: string() });
const passwordBody = type({ newPassword: string() });

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
      if (!is(body, numberBody) || numbersMeantBy(body.phoneNumber, allowedDialingCodes).length === 0)
        throw new Refusal("badPhone");
      const { phoneNumber } = body;
      const token = readToken(headers);
      const isFree = await askBackend(() => backend.phone.isFree({ phoneNumber }, token ? { token } : {}));
      return isFree ? { status: 204 } : { status: 200, message: new Refusal("takenPhone").message };
    },
    async updatePhoneNumber({ body, headers }) {
      const token = tokenIn(headers);
      const phone = is(body, phoneBody) && toE164(body);
      if (!is(body, phoneBody) || !phone) throw new Refusal("badPhone");
      if (!isAllowed(phone, allowedDialingCodes)) throw new Refusal("foreignCountry");
      const { phoneNumber, dialingCode } = body;
      const { status, message } = await askBackend(() =>
        backend.phone.update({ phoneNumber, dialingCode }, { token }),
      );
      return { status, message };
    },
    async changePassword({ body, headers }) {
      const token = tokenIn(headers);
      const newPassword = is(body, passwordBody) ? body.newPassword : "";
      if (newPassword === "") throw new Refusal("missingPassword");
      if (newPassword.length < 8) throw new Refusal("shortPassword");
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
