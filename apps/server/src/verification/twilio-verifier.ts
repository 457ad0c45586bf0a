import { createApiClient, isApiError, RejectedError } from "@matchfront/api-client";
import { VerificationRefusal } from "./verification-refusal.ts";
import type { Verifier } from "./verifier.ts";

/** Whose Twilio Verify service sends the codes. */
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

/** The service could not be asked, or gave an answer that is the operator's to mend. Its text holds no secret. */
class ServiceError extends Error {
  override readonly name = "ServiceError";
}

/**
 * The verifier that asks Twilio Verify v2 (https://www.twilio.com/docs/verify/api).
 *
 * @param timeout milliseconds that one call may take
 * @example const verifier = twilioVerifier({ accountSid, apiKey, apiSecret, verifyServiceSid, url });
 */
export function twilioVerifier(account: TwilioAccount, timeout = 15_000): Verifier {
  const { accountSid, apiKey, apiSecret, verifyServiceSid, url } = account;
  const { verification } = createApiClient({
    baseUrl: url.href,
    timeout,
    verification: {
      url: new URL(`/v2/Services/${verifyServiceSid}`, url).href,
      credentials: { username: apiKey, password: apiSecret },
    },
  });
  return {
    route: `SMS by Twilio, account ${accountSid}`,
    async send(to) {
      try {
        await verification.send({ to, channel: "sms" });
      } catch (error) {
        throw refusalOf(error, { 400: "badNumber", 429: "tooManySends" });
      }
      return { to, channel: "sms", status: "pending", valid: false };
    },
    async check(to, code) {
      try {
        const { valid } = await verification.check({ to, code });
        return { to, channel: "sms", status: valid ? "approved" : "pending", valid };
      } catch (error) {
        throw refusalOf(error, { 400: "badCode", 404: "noCode", 429: "tooManyChecks" });
      }
    },
  };
}

type Reason = ConstructorParameters<typeof VerificationRefusal>[0];

/** What the visitor can mend is told; all else, such as a key that is refused, is for the log. */
function refusalOf(error: unknown, reasons: Readonly<Record<number, Reason>>): Error {
  if (!isApiError(error)) return new ServiceError("The verification service could not be asked.");
  if (!(error instanceof RejectedError)) return new ServiceError(`The verification service: ${error.name}`);
  const reason = reasons[error.httpStatus];
  if (reason) return new VerificationRefusal(reason);
  const { httpStatus, code = "none" } = error;
  return new ServiceError(`The verification service answered HTTP ${httpStatus}, code ${code}.`);
}
