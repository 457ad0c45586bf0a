import type { Mail } from "./mail.ts";

/** How long a claim holds unless it is renewed, in milliseconds. */
export const leaseTime = 120_000;

/** How long a mail rests that was handed over and never answered, in milliseconds, before it is sent again. */
export const unknownDelay = 10 * 60_000;

/** A worker's hold on a mail. The fence grows with each claim, so that an older one changes nothing any more. */
export interface Claim {
  readonly id: string;
  readonly fence: number;
}

/** How many mails there are that are not sent, and how late they are. */
export interface OutboxCount {
  readonly mails: Readonly<Record<"waiting" | "claimed" | "sending" | "dead", number>>;
  /** Age of the oldest mail that is due, in seconds; 0 where none is. */
  readonly oldestDueAge: number;
}

/** A mail that this worker has claimed. */
export interface ClaimedMail extends Mail, Claim {
  /** Which attempt this is, from 1. */
  readonly attempt: number;
  /** How often it was handed over before, and nobody knows whether it was accepted. */
  readonly unknowns: number;
}

/**
 * The mails that are still to be sent. A claim is a lease: nobody else can claim the mail until it ends, so several
 * processes may share one database, and the mail of a process that died is due again by itself. A method that takes a
 * claim does nothing where another worker has claimed the mail since, or where it was accepted or erased. The adapter
 * is `local/outbox.ts`.
 */
export interface Outbox {
  /** Makes each mail that no worker has claimed due now, however long it was to wait. */
  readonly rescheduleAll: () => Promise<void>;
  /** Makes each mail that was rejected for good waiting again, from its first attempt. Returns how many. */
  readonly retryFailed: () => Promise<number>;
  /** Claims the mail that has been due longest, if any. */
  readonly claimNext: () => Promise<ClaimedMail | undefined>;
  /** Extends a claim by another lease. Returns whether it still held. */
  readonly renew: (claim: Claim) => Promise<boolean>;
  /** Records that the mail may be accepted from now on. Returns whether the claim still holds. */
  readonly handOver: (claim: Claim) => Promise<boolean>;
  /** Ends a claim as if it had not been made: the mail is due, behind all others. */
  readonly giveBack: (claim: Claim, reason: string) => Promise<void>;
  /** Ends a claim until the next attempt. @param delay milliseconds */
  readonly postpone: (claim: Claim, delay: number, reason: string) => Promise<void>;
  /** Ends a claim whose mail was handed over and never answered: it is due after a rest. */
  readonly markUnknown: (claim: Claim, reason: string) => Promise<void>;
  /** Ends all attempts: the mail stays in the outbox as a dead letter, for operators to look at. */
  readonly markDead: (claim: Claim, reason: string) => Promise<void>;
  /** Records that the mail was accepted, whoever has claimed it meanwhile: that is a fact. */
  readonly markSent: (id: string) => Promise<void>;
  readonly count: () => Promise<OutboxCount>;
  /** How long until the next mail is due, in milliseconds; undefined where none is waiting. */
  readonly nextDueIn: () => Promise<number | undefined>;
}
