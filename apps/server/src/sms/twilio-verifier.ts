import { RejectedError, type AnyApiError } from "@matchfront/api-client";
import { createApiClient } from "@matchfront/api-client/calls";
import { Refusal } from "../config/errors.ts";
import type { Environment } from "../config/variables.ts";
import { reasonOf } from "../http/http-error.ts";
import { serviceFetch } from "../http/service-fetch.ts";
import type { Verifier } from "./verifier.ts";

type TwilioAccount = Pick<
  Environment,
  "TWILIO_API_KEY" | "TWILIO_API_SECRET" | "TWILIO_VERIFY_SERVICE_SID" | "TWILIO_URL"
>;

/** Of one call, in milliseconds. */
const timeout = 15_000;
/** How long Twilio counts sends and checks, in seconds. */
const lifetime = 600;
/**
 * Errors about the visitor's number or code, by Twilio's codes, with any HTTP status. All others, also new ones, are
 * Twilio's or the operator's: https://www.twilio.com/docs/verify/api/error-codes.
 */
type Refusals = readonly (readonly [refusal: Refusal["code"], ...codes: number[]])[];
const sendRefusals: Refusals = [
  ["invalidVerificationPhone", 21211, 21614, 60200, 60205],
  // By permissions for countries (21408, 60220, 60605), Fraud Guard (60410, 60412), the number's owner or carriers.
  ["blockedNumber", 21408, 21610, 21612, 60220, 60410, 60412, 60605],
  ["tooManyCodeSends", 60202, 60203, 60212],
];
const checkRefusals: Refusals = [
  ["expiredCode", 20404],
  ["invalidVerificationCode", 60200],
  ["tooManyCodeChecks", 60202],
];
const lookAtAccount = "Look in Twilio's console whether the account is active, funded and out of its trial.";
const lookAtService = "Check TWILIO_VERIFY_SERVICE_SID, and the service's settings in Twilio's console.";
/** Instructions for operators, by codes or HTTP statuses. */
const remedies: readonly (readonly [remedy: string, ...codes: number[]])[] = [
  [`Check TWILIO_API_KEY and TWILIO_API_SECRET. ${lookAtAccount}`, 401, 20003],
  [lookAtAccount, 10001, 20005, 21608, 60238, 90010, 572005, 575001],
  [lookAtService, 404, 20404, 60200, 60201, 60204, 60217, 60223],
  ["The account sends more than Twilio allows it. Ask Twilio for a higher limit.", 429, 20429, 25109],
];

/** Creates the verifier that calls Twilio Verify v2 (https://www.twilio.com/docs/verify/api), if an account is set. */
export function twilioVerifier(environment: TwilioAccount): Verifier | undefined {
  const { TWILIO_API_KEY: username, TWILIO_API_SECRET: password, TWILIO_URL: url } = environment;
  const { TWILIO_VERIFY_SERVICE_SID: serviceSid } = environment;
  if (!username || !password || !serviceSid) return undefined;
  const { verification } = createApiClient({
    baseUrl: url.href,
    fetch: serviceFetch,
    timeout,
    verification: {
      url: new URL(`/v2/Services/${serviceSid}`, url).href,
      credentials: { username, password },
    },
  });
  return {
    async send(to) {
      await verification.send({ to, channel: "sms" }).catch((failure: AnyApiError) => {
        throw toError(failure, sendRefusals);
      });
      return { valid: false };
    },
    async check(to, code) {
      const { valid } = await verification.check({ to, code }).catch((failure: AnyApiError) => {
        throw toError(failure, checkRefusals);
      });
      return { valid };
    },
  };
}

/**
 * Decides whose failure it is: returns a Refusal if the visitor can change the number or the code, otherwise an error for
 * the operator. Neither text has a secret or the number.
 */
function toError(cause: AnyApiError, refusals: Refusals): Error {
  if (!(cause instanceof RejectedError)) return new Error(`Twilio Verify: ${reasonOf(cause)}`, { cause });
  const { httpStatus, code = 0, serverMessage = "" } = cause;
  // All but these two parameters are from the settings.
  const isSetting = code === 60200 && /parameter\W+(?!To\b|Code\b)\w/.test(serverMessage);
  const [refusal] = (!isSetting && refusals.find(([, ...codes]) => codes.includes(code))) || [];
  if (refusal) return new Refusal(refusal, refusal.startsWith("tooMany") ? lifetime : undefined, { cause });
  const [remedy = "Look at https://status.twilio.com."] =
    remedies.find(([, ...codes]) => codes.includes(code) || codes.includes(httpStatus)) ?? [];
  return new Error(`Twilio Verify: HTTP ${httpStatus}, code ${code || "none"}. ${remedy}`, { cause });
}
