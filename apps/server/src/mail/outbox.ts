import type { Mail } from "./mail.ts";

/** How long a claim holds unless it is renewed, in milliseconds. */
export const leaseTime = 6_000;

/** A mail that this worker has claimed, and which attempt this is, from 1. */
export interface ClaimedMail extends Mail {
  readonly attempt: number;
}

/**
 * The mails that are still to be sent, as one worker sees them. A claim is a lease: nobody else can claim the mail
 * until it ends, so several processes may share one database, and the mail of a process that died is due again by
 * itself. The adapter is `local/outbox.ts`.
 */
export interface Outbox {
  /** Makes each mail that no worker has claimed due now, however long it was to wait. Returns how many. */
  readonly rescheduleAll: () => Promise<number>;
  /** Makes each mail that was rejected for good waiting again, from its first attempt. Returns how many. */
  readonly retryFailed: () => Promise<number>;
  /** Claims the mail that has been due longest, if any. */
  readonly claimNext: () => Promise<ClaimedMail | undefined>;
  /** Extends a claim by another lease. */
  readonly renew: (id: string) => Promise<void>;
  /** Ends a claim until the next attempt. @param delay milliseconds */
  readonly postpone: (id: string, delay: number, reason: string) => Promise<void>;
  /** Ends all attempts: the mail stays in the outbox as a dead letter, for operators to look at. */
  readonly markDead: (id: string, reason: string) => Promise<void>;
  /** Records that the mail was accepted, even where the claim has ended meanwhile. */
  readonly markSent: (id: string) => Promise<void>;
  /** How long until the next mail is due, in milliseconds; undefined where none is waiting. */
  readonly nextDueIn: () => Promise<number | undefined>;
}
