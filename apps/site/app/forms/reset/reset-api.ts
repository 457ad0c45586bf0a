import { createApiClient, isApiError, type ApiClient, type RejectedError } from "@matchfront/api-client";
import { phoneResetCopy, type PhoneResetCalls } from "@matchfront/forms";

const api = (): ApiClient => createApiClient({ baseUrl: location.origin });

/** The verification service's codes: of a number that cannot be dialed, and a code that was checked too often or is gone. */
const badNumber = 60200;
const tooManyChecks = 60202;
const gone = 20404;

/** The calls of the phone number reset (specification, section 7), each with the emailed link's token. */
export function phoneResetCalls(token: string): PhoneResetCalls {
  return {
    isFree: ({ phoneNumber }, { signal }) => api().phone.isFree({ phoneNumber }, { token, signal }),
    async sendCode(phone, { signal }) {
      try {
        await api().verification.send({ to: dialed(phone), channel: "sms" }, { token, signal });
      } catch (error) {
        throw isApiError(error) && error.name === "RejectedError" ? inWords(error) : error;
      }
    },
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

/** What is at fault where no SMS was tried: the number, or the link. An SMS that failed keeps its status text. */
function inWords(error: RejectedError): Error {
  if (error.code === badNumber) return new Error(phoneResetCopy.errors.phoneNumber.digits);
  return error.httpStatus === 401 ? new Error(phoneResetCopy.invalidLink) : error;
}

function dialed({ dialingCode, phoneNumber }: { dialingCode: string; phoneNumber: string }): string {
  return dialingCode + phoneNumber;
}
