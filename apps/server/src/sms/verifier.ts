import type { Language } from "../config/languages.ts";

/** The state of a code, in the words of Twilio Verify v2. */
export interface Verification {
  /** The service's own id for it, where it has one. */
  readonly sid?: string;
  /** In E.164. */
  readonly to: string;
  readonly channel: "sms";
  readonly status: "pending" | "approved";
  /** Whether the code that was just checked is the one that was sent. */
  readonly valid: boolean;
}

/**
 * Sends codes by SMS and checks them: a port, whose adapters are `local/verifier.ts` and
 * `remote/twilio-verifier.ts`. Both calls take the number in E.164, and reject with an HttpError where a limit is
 * exceeded or the code has expired.
 */
export interface Verifier {
  /** How codes are sent, for the operator. */
  readonly description: string;
  /** The language is that of the page that asks; a service may choose another one. */
  readonly send: (to: string, language: Language) => Promise<Verification>;
  readonly check: (to: string, code: string) => Promise<Verification>;
}
