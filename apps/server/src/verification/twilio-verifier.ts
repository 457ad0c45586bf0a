import { createApiClient, RejectedError, type ApiFailure } from "@matchfront/api-client";
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

/** How long one call may take, in milliseconds. */
const patience = 15_000;

/** The service could not be asked, or gave an answer that is the operator's to mend. Its text holds no secret. */
class ServiceError extends Error {
  override readonly name = "ServiceError";
}

/**
 * The verifier that asks Twilio Verify v2 (https://www.twilio.com/docs/verify/api).
 *
 * @example const verifier = twilioVerifier({ accountSid, apiKey, apiSecret, verifyServiceSid, url });
 */
export function twilioVerifier(account: TwilioAccount): Verifier {
  const { accountSid, apiKey, apiSecret, verifyServiceSid, url } = account;
  const { verification } = createApiClient({
    baseUrl: url.href,
    timeout: patience,
    verification: {
      url: new URL(`/v2/Services/${verifyServiceSid}`, url).href,
      credentials: { username: apiKey, password: apiSecret },
    },
  });
  return {
    route: `SMS by Twilio, account ${accountSid}`,
    async send(to) {
      await verification.send({ to, channel: "sms" }).catch((failure: ApiFailure) => {
        throw refusalOf(failure, { 400: "badNumber", 429: "tooManySends" });
      });
      return { to, channel: "sms", status: "pending", valid: false };
    },
    async check(to, code) {
      const { valid } = await verification.check({ to, code }).catch((failure: ApiFailure) => {
        throw refusalOf(failure, { 400: "badCode", 404: "noCode", 429: "tooManyChecks" });
      });
      return { to, channel: "sms", status: valid ? "approved" : "pending", valid };
    },
  };
}

type Reason = ConstructorParameters<typeof VerificationRefusal>[0];

/** What the visitor can mend is told; all else, such as a key that is refused, is for the log. */
function refusalOf(failure: ApiFailure, reasons: Readonly<Record<number, Reason>>): Error {
  if (!(failure instanceof RejectedError))
    return new ServiceError(`The verification service: ${failure.name}`);
  const reason = reasons[failure.httpStatus];
  if (reason) return new VerificationRefusal(reason);
  const { httpStatus, code = "none" } = failure;
  return new ServiceError(`The verification service answered HTTP ${httpStatus}, code ${code}.`);
}
