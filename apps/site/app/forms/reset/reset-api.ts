import { createApiClient, isApiError, type ApiClient, type RejectedError } from "@matchfront/api-client";
import { phoneResetCopy, type PhoneResetCalls } from "@matchfront/forms";

const api = (): ApiClient => createApiClient({ baseUrl: location.origin });

/** The verification service's error codes: an invalid number, a code checked too often, an expired code. */
const invalidNumber = 60200;
const tooManyChecks = 60202;
const notFound = 20404;

/** The calls of the phone number reset (specification, section 7), each with the emailed link's token. */
export function phoneResetCalls(token: string): PhoneResetCalls {
  return {
    isFree: ({ phoneNumber }, { signal }) => api().phone.isFree({ phoneNumber }, { token, signal }),
    async sendCode(phone, { signal }) {
      try {
        await api().verification.send({ to: toE164(phone), channel: "sms" }, { token, signal });
      } catch (error) {
        throw isApiError(error) && error.name === "RejectedError" ? withUserMessage(error) : error;
      }
    },
    async verifyCode(phone, code, { signal }) {
      try {
        const { valid } = await api().verification.check({ to: toE164(phone), code }, { token, signal });
        return valid ? "right" : "wrong";
      } catch (error) {
        const reason = isApiError(error) && error.name === "RejectedError" ? error.code : undefined;
        if (reason === tooManyChecks) return "too many tries";
        if (reason === notFound) return "expired";
        throw error;
      }
    },
    update: async (phone, { signal }) => (await api().phone.update(phone, { token, signal })).message ?? "",
  };
}

/** Changes the password of the member who received the emailed link. */
export function changePassword(token: string, newPassword: string, signal: AbortSignal) {
  return api().password.change({ newPassword }, { token, signal });
}

/** Gives an error of the request its user message: invalid number or invalid link. An SMS that failed keeps its status text. */
function withUserMessage(error: RejectedError): Error {
  if (error.code === invalidNumber) return new Error(phoneResetCopy.errors.phoneNumber.digits);
  return error.httpStatus === 401 ? new Error(phoneResetCopy.invalidLink) : error;
}

function toE164({ dialingCode, phoneNumber }: { dialingCode: string; phoneNumber: string }): string {
  return dialingCode + phoneNumber;
}
