/** The duration of a claim that is not renewed, in milliseconds. */
export const leaseTime = 120_000;
/** The pause before a mail that may have arrived is sent again, in milliseconds. */
export const unknownDelay = 10 * 60_000;

/** A plain-text mail about a message. The delivery adds sender and recipient. */
export interface Mail {
  /** The id of the message. The Message-ID is derived from it, so that duplicates can be recognized. */
  readonly id: string;
  /** The visitor's address. */
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly createdAt: Date;
}

/** A worker's claim of a mail. Each claim increments the mail's fence, so an older claim changes nothing. */
export interface Claim {
  readonly id: string;
  readonly fence: number;
}

/** A mail that this worker has claimed. */
export interface ClaimedMail extends Mail, Claim {
  /** The number of this attempt, from 1. */
  readonly attempt: number;
  /** The number of earlier attempts that were not acknowledged: the mail may have arrived. */
  readonly unknowns: number;
}

/** The result of a failed attempt. */
export interface FailedAttempt {
  /** `sending` if the mail may have arrived; `dead` if only an operator can retry it. */
  readonly state: "waiting" | "sending" | "dead";
  /** The milliseconds until the mail is due. */
  readonly delay: number;
  readonly reason: string;
  /** Whether the attempt counts towards the backoff. */
  readonly isCounted: boolean;
}
