import { RejectedError, type AnyApiError } from "@matchfront/api-client";
import { createApiClient } from "@matchfront/api-client/calls";
import { Refusal } from "../config/errors.ts";
import type { Environment } from "../config/variables.ts";
import { limitedFetch } from "../http/limited-fetch.ts";
import type { Verifier } from "./verifier.ts";

type TwilioAccount = Pick<
  Environment,
  "TWILIO_API_KEY" | "TWILIO_API_SECRET" | "TWILIO_VERIFY_SERVICE_SID" | "TWILIO_URL"
>;

/** Of one call, in milliseconds. */
const timeout = 15_000;
/** How long Twilio counts sends and checks, in seconds. */
const lifetime = 600;
/** Errors that mean that Twilio sends nothing to a number, with any HTTP status (https://www.twilio.com/docs/api/errors/60410). */
const blocked: Readonly<Record<number, Refusal["code"]>> = {
  60205: "invalidVerificationPhone", // a landline
  60238: "blockedNumber", // by Twilio
  60410: "blockedNumber", // by Fraud Guard, with its prefix, for some hours
  60605: "blockedNumber", // by the account's geo permissions, with its country
};
/** By HTTP status. */
const sendErrors = { 400: "invalidVerificationPhone", 429: "tooManyCodeSends" } as const;
const checkErrors = { 400: "invalidVerificationCode", 404: "expiredCode", 429: "tooManyCodeChecks" } as const;

/** Creates the verifier that calls Twilio Verify v2 (https://www.twilio.com/docs/verify/api), if an account is set. */
export function twilioVerifier(environment: TwilioAccount): Verifier | undefined {
  const { TWILIO_API_KEY: username, TWILIO_API_SECRET: password, TWILIO_URL: url } = environment;
  const { TWILIO_VERIFY_SERVICE_SID: serviceSid } = environment;
  if (!username || !password || !serviceSid) return undefined;
  const { verification } = createApiClient({
    baseUrl: url.href,
    fetch: limitedFetch,
    timeout,
    verification: {
      url: new URL(`/v2/Services/${serviceSid}`, url).href,
      credentials: { username, password },
    },
  });
  return {
    async send(to) {
      await verification.send({ to, channel: "sms" }).catch((failure: AnyApiError) => {
        throw toError(failure, sendErrors);
      });
      return { valid: false };
    },
    async check(to, code) {
      const { valid } = await verification.check({ to, code }).catch((failure: AnyApiError) => {
        throw toError(failure, checkErrors);
      });
      return { valid };
    },
  };
}

/** Returns an error for the visitor if they can fix it, otherwise one for the log. Neither holds a secret. */
function toError(failure: AnyApiError, codes: Readonly<Record<number, Refusal["code"]>>): Error {
  if (!(failure instanceof RejectedError)) return new Error(`Twilio Verify: ${failure.name}`);
  const { httpStatus, code = "none" } = failure;
  const blockedCode = blocked[Number(code)];
  if (blockedCode) return new Refusal(blockedCode, undefined, { cause: failure });
  const refusal = codes[httpStatus];
  if (refusal) return new Refusal(refusal, httpStatus === 429 ? lifetime : undefined);
  return new Error(`Twilio Verify: HTTP ${httpStatus}, code ${code}`);
}
