import { RejectedError, type AnyApiError } from "@matchfront/api-client";
import { createApiClient } from "@matchfront/api-client/calls";
import { Refusal, type VerifierRefusal } from "../config/refusal.ts";
import { limitedFetch } from "../http/limited-fetch.ts";
import type { Verifier } from "./verifier.ts";

interface TwilioAccount {
  /** The SID of an API key or of the account. */
  readonly apiKey: string;
  /** The API key's secret or the account's token. */
  readonly apiSecret: string;
  readonly verifyServiceSid: string;
  readonly url: URL;
}

/** The timeout of one call, in milliseconds. */
const timeout = 15_000;
/** How long Twilio counts sends and checks, in seconds. */
const lifetime = 600;
/** Errors that mean that Twilio sends nothing to a number, with any HTTP status (https://www.twilio.com/docs/api/errors/60410). */
const blocked: Readonly<Record<number, VerifierRefusal>> = {
  60205: "invalidVerificationPhone", // a landline
  60238: "blockedNumber", // by Twilio
  60410: "blockedNumber", // by Fraud Guard, with its prefix, for some hours
  60605: "blockedNumber", // by the account's geo permissions, with its country
};

/** Creates the verifier that calls Twilio Verify v2 (https://www.twilio.com/docs/verify/api). */
export function twilioVerifier({ apiKey, apiSecret, verifyServiceSid, url }: TwilioAccount): Verifier {
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
    async send(to) {
      await verification.send({ to, channel: "sms" }).catch((failure: AnyApiError) => {
        throw toError(failure, { 400: "invalidVerificationPhone", 429: "tooManyCodeSends" });
      });
      return { valid: false };
    },
    async check(to, code) {
      const { valid } = await verification.check({ to, code }).catch((failure: AnyApiError) => {
        throw toError(failure, {
          400: "invalidVerificationCode",
          404: "expiredCode",
          429: "tooManyCodeChecks",
        });
      });
      return { valid };
    },
  };
}

/** Returns an error for the visitor if they can fix it, otherwise one for the log. Neither holds a secret. */
function toError(failure: AnyApiError, codes: Readonly<Record<number, VerifierRefusal>>): Error {
  if (!(failure instanceof RejectedError)) return new Error(`Twilio Verify: ${failure.name}`);
  const { httpStatus, code = "none" } = failure;
  const blockedCode = blocked[Number(code)];
  if (blockedCode) return new Refusal(blockedCode, undefined, { cause: failure });
  const refusal = codes[httpStatus];
  if (refusal) return new Refusal(refusal, httpStatus === 429 ? lifetime : undefined);
  return new Error(`Twilio Verify: HTTP ${httpStatus}, code ${code}`);
}
