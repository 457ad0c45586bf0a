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

/** The number of unsent mails by state, and how late they are. */
export interface OutboxCount {
  readonly mails: Readonly<Record<"waiting" | "claimed" | "sending" | "dead", number>>;
  /** The age of the oldest due mail in seconds; 0 if none is due. */
  readonly oldestDueAge: number;
}

/**
 * The mails to send. Workers of several processes can share it: a claim is a lease, so the mail of a killed process is
 * due again when its claim ends. Methods that take a claim change nothing if another worker has claimed the mail since,
 * or if it was sent or erased.
 */
export interface Outbox {
  /** Makes all unclaimed mails due now. */
  readonly rescheduleAll: () => Promise<void>;
  /** Makes all dead mails due now, from their first attempt. Returns their number. */
  readonly retryDead: () => Promise<number>;
  /** Claims the mail that has been due longest, if any. */
  readonly claimNext: () => Promise<ClaimedMail | undefined>;
  /** Extends a claim to a full lease from now. Returns whether it still held. */
  readonly renew: (claim: Claim) => Promise<boolean>;
  /** Records that the mail may arrive from now on. Returns whether the claim still held. */
  readonly markSending: (claim: Claim) => Promise<boolean>;
  /** Ends a claim after a failed attempt. */
  readonly release: (claim: Claim, attempt: FailedAttempt) => Promise<void>;
  /** Records that the mail server accepted the mail, whichever worker holds its claim. */
  readonly markSent: (id: string) => Promise<void>;
  readonly count: () => Promise<OutboxCount>;
}
