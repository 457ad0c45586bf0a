/** What is known of a code that was sent, in the words of Twilio Verify v2. */
export interface Verification {
  /** What the service calls it, where it tells. */
  readonly sid?: string;
  /** In E.164. */
  readonly to: string;
  readonly channel: "sms";
  readonly status: "pending" | "approved";
  /** Whether the code that was just checked is the one that was sent. */
  readonly valid: boolean;
}

/**
 * Sends codes by SMS, and tells whether a visitor read one. Both calls take the number in E.164, and reject with a
 * `VerificationRefusal` where the limits or the service say no.
 *
 * @example (await verifier.check("+2348031234567", "123456")).valid; // true
 */
export interface Verifier {
  /** How codes leave, for the operator. */
  readonly route: string;
  readonly send: (to: string) => Promise<Verification>;
  readonly check: (to: string, code: string) => Promise<Verification>;
}
