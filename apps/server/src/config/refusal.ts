type MemberRefusal = "invalidLink" | "unverifiedPhone" | "phoneTaken" | "commonPassword" | "unavailable";

export type VerifierRefusal =
  | "invalidVerificationPhone"
  | "invalidVerificationCode"
  | "blockedNumber"
  | "expiredCode"
  | "tooManyCodeSends"
  | "tooManyCodeChecks";

/** A call that a port refused, and that changed nothing. Thrown within a transaction, it rolls it back. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: MemberRefusal | VerifierRefusal;
  readonly wait: number | undefined;

  constructor(code: Refusal["code"], wait?: number, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
    this.wait = wait;
  }
}
