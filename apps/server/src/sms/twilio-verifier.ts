import { createApiClient, RejectedError, type AnyApiError } from "@matchfront/api-client";
import type { ErrorCode } from "../http/error-table.ts";
import { HttpError } from "../http/http-error.ts";
import { limitError } from "../http/limit-error.ts";
import type { Verifier } from "./verifier.ts";
import { limitedFetch } from "../http/limited-fetch.ts";

/** The account whose Twilio Verify service sends the codes. */
export interface TwilioAccount {
  readonly accountSid: string;
  /** An API key's SID, or the account's. */
  readonly apiKey: string;
  /** The API key's secret, or the account's token. */
  readonly apiSecret: string;
  readonly verifyServiceSid: string;
  /** Where Twilio Verify is. */
  readonly url: URL;
}

/** How long one call may take, in milliseconds. */
const timeout = 15_000;
/** How long a verification lasts, whose sends and checks Twilio counts, in seconds. */
const lifetime = 600;
/** Where Twilio sends nothing to, whatever HTTP status it says so with (https://www.twilio.com/docs/api/errors/60410). */
const unreachable: Readonly<Record<number, ErrorCode>> = {
  60205: "invalidVerificationPhone", // a landline
  60238: "blockedNumber", // by Twilio
  60410: "blockedNumber", // by Fraud Guard, with its neighbors, for some hours
  60605: "blockedNumber", // by the account's geo permissions, with its country
};

/** The service is unreachable, or responds with an error that only the operator can fix. Its text holds no secret. */
class ServiceError extends Error {
  override readonly name = "ServiceError";
}

/** The verifier that asks Twilio Verify v2 (https://www.twilio.com/docs/verify/api). */
export function twilioVerifier(account: TwilioAccount): Verifier {
  const { accountSid, apiKey, apiSecret, verifyServiceSid, url } = account;
  const { verification } = createApiClient({
    baseUrl: url.href,
    fetch: limitedFetch,
    timeout,
    verification: {
      url: new URL(`/v2/Services/${verifyServiceSid}`, url).href,
      credentials: { username: apiKey, password: apiSecret },
    },
  });
  return {
    description: `SMS by Twilio, account ${accountSid}`,
    async send(to) {
      await verification.send({ to, channel: "sms" }).catch((failure: AnyApiError) => {
        throw toError(failure, { 400: "invalidVerificationPhone", 429: "tooManyCodeSends" });
      });
      return { to, channel: "sms", status: "pending", valid: false };
    },
    async check(to, code) {
      const { valid } = await verification.check({ to, code }).catch((failure: AnyApiError) => {
        throw toError(failure, {
          400: "invalidVerificationCode",
          404: "expiredCode",
          429: "tooManyCodeChecks",
        });
      });
      return { to, channel: "sms", status: valid ? "approved" : "pending", valid };
    },
  };
}

/** The visitor is told what they can fix; anything else, such as an invalid API key, is for the log. */
function toError(failure: AnyApiError, codes: Readonly<Record<number, ErrorCode>>): Error {
  if (!(failure instanceof RejectedError))
    return new ServiceError(`The verification service: ${failure.name}`);
  const { httpStatus, code = "none" } = failure;
  const unreached = unreachable[Number(code)];
  if (unreached) return new HttpError(unreached, { cause: failure });
  const errorCode = codes[httpStatus];
  if (errorCode && httpStatus === 429) return limitError(errorCode, { wait: lifetime });
  if (errorCode) return new HttpError(errorCode);
  return new ServiceError(`The verification service answered HTTP ${httpStatus}, code ${code}.`);
}
