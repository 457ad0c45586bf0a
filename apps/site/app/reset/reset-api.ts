import { createApiClient, isApiError, type ApiClient } from "@matchfront/api-client";
import type { PhoneResetCalls } from "@matchfront/forms";

const api = (): ApiClient => createApiClient({ baseUrl: location.origin });

/** What the verification service calls a code that was checked too often, and one that is gone. */
const tooManyChecks = 60202;
const gone = 20404;

/** The calls of the phone number reset (specification, section 7), each with the emailed link's token. */
export function phoneResetCalls(token: string): PhoneResetCalls {
  return {
    isFree: ({ phoneNumber }, { signal }) => api().phone.isFree({ phoneNumber }, { token, signal }),
    sendCode: (phone, { signal }) =>
      api().verification.send({ to: dialed(phone), channel: "sms" }, { token, signal }),
    async verifyCode(phone, code, { signal }) {
      try {
        const { valid } = await api().verification.check({ to: dialed(phone), code }, { token, signal });
        return valid ? "right" : "wrong";
      } catch (error) {
        const reason = isApiError(error) && error.name === "RejectedError" ? error.code : undefined;
        if (reason === tooManyChecks) return "too many tries";
        if (reason === gone) return "expired";
        throw error;
      }
    },
    update: async (phone, { signal }) => (await api().phone.update(phone, { token, signal })).message ?? "",
  };
}

/** Changes the password of the member whose emailed link it is. */
export function changePassword(token: string, newPassword: string, signal: AbortSignal) {
  return api().password.change({ newPassword }, { token, signal });
}

function dialed({ dialingCode, phoneNumber }: { dialingCode: string; phoneNumber: string }): string {
  return dialingCode + phoneNumber;
}
