import { boolean, object, string } from "superstruct";
import { accepted, decode, orNothing } from "../client/answer.ts";
import type { Call, CallOptions, LinkOptions } from "../client/call.ts";
import { RejectedError } from "../errors/rejected-error.ts";
import { statusText } from "./status-text.ts";

/**
 * The calls that send a code by SMS and check it (specification section 7), as Twilio Verify v2 takes them:
 * https://www.twilio.com/docs/verify/api.
 */
export interface VerificationCalls {
  /**
   * Sends a code: `POST Verifications` with To and Channel. Where that fails, the error's `message` is the HTTP status
   * text (specification section 8).
   *
   * @param verification.to - The number in E.164, such as "+2348031234567".
   * @throws ApiFailure
   *
   * @example
   * await api.verification.send({ to: "+2348031234567", channel: "sms" });
   */
  send(
    verification: { readonly to: string; readonly channel: "sms" },
    options?: CallOptions & Partial<LinkOptions>,
  ): Promise<void>;
  /**
   * Checks a code: `POST VerificationCheck` with To and Code.
   *
   * @returns whether it is the code that was sent
   * @throws ApiFailure; of a `RejectedError` the `code` says why: 60202 too many checks, 20404 expired or used
   *
   * @example
   * const { valid } = await api.verification.check({ to: "+2348031234567", code: "123456" });
   */
  check(
    verification: { readonly to: string; readonly code: string },
    options?: CallOptions & Partial<LinkOptions>,
  ): Promise<{ readonly valid: boolean }>;
}

const CheckBody = object({ valid: orNothing(boolean()), status: orNothing(string()) });

const SEND = {
  method: "post",
  path: "Verifications",
  encoding: "form",
  read(response: Response, text: string): void {
    try {
      accepted(response, text);
    } catch (error) {
      if (!(error instanceof RejectedError)) throw error;
      const { httpStatus, bodyStatus, code } = error;
      throw new RejectedError({ httpStatus, bodyStatus, code, serverMessage: statusText(response) });
    }
  },
} as const;

const CHECK = {
  method: "post",
  path: "VerificationCheck",
  encoding: "form",
  read(response: Response, text: string) {
    const { valid, status } = decode(accepted(response, text), CheckBody);
    // Twilio is leaving `valid` for `status`.
    return { valid: valid === true || status === "approved" };
  },
} as const;

export function verificationCalls(call: Call): VerificationCalls {
  return {
    send: ({ to, channel }, options) => call({ ...SEND, payload: { To: to, Channel: channel } }, options),
    check: ({ to, code }, options) => call({ ...CHECK, payload: { To: to, Code: code } }, options),
  };
}
