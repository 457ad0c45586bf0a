import { assertOk, parseJson } from "../transport/parse-response.ts";
import type { Call, CallOptions, LinkOptions } from "../transport/call.ts";
import { checkCode, sendCode } from "./calls.ts";

/**
 * The calls that send a code by SMS and check it (specification section 7), with Twilio Verify v2:
 * https://www.twilio.com/docs/verify/api
 */
export interface VerificationCalls {
  /**
   * Sends a code. The `message` of a `RejectedError` is the HTTP status text (specification section 8).
   *
   * @param verification.to - the number in E.164, such as "+2348031234567"
   * @throws AnyApiError
   * @example
   * await api.verification.send({ to: "+2348031234567", channel: "sms" });
   */
  send(
    verification: { readonly to: string; readonly channel: "sms" },
    options?: CallOptions & Partial<LinkOptions>,
  ): Promise<void>;
  /**
   * Checks a code.
   *
   * @returns whether the code is correct
   * @throws AnyApiError; the `code` of a `RejectedError` is 60202 after too many checks, 20404 if the code expired or was used
   * @example
   * const { valid } = await api.verification.check({ to: "+2348031234567", code: "123456" });
   */
  check(
    verification: { readonly to: string; readonly code: string },
    options?: CallOptions & Partial<LinkOptions>,
  ): Promise<{ readonly valid: boolean }>;
}

export function verificationCalls(call: Call): VerificationCalls {
  return {
    send: ({ to, channel }, options) => call(sendCode, { To: to, Channel: channel }, options, parseSent),
    check: ({ to, code }, options) => call(checkCode, { To: to, Code: code }, options, parseChecked),
  };
}

function parseSent(response: Response, text: string): void {
  assertOk(response, text, "2xx", statusText(response));
}

function parseChecked(response: Response, text: string): { readonly valid: boolean } {
  assertOk(response, text);
  const { valid, status } = parseJson(text);
  // Twilio deprecates `valid` in favor of `status`. If the two disagree, the code is not correct.
  return { valid: valid !== false && (valid === true || status === "approved") };
}

/** The reason phrases (RFC 9110, section 15) of statuses that a verification service may return. */
const phrases: Readonly<Record<number, string>> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  408: "Request Timeout",
  429: "Too Many Requests",
  500: "Internal Server Error",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
};

/** Returns the status text of a response, or the standard one, because HTTP/2 and HTTP/3 send none. */
function statusText({ status, statusText: sent }: Pick<Response, "status" | "statusText">): string {
  return sent || (phrases[status] ?? `HTTP ${status}`);
}
