import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../config/clock.ts";
import { errorText } from "../config/error-text.ts";
import type { Telemetry } from "../config/telemetry.ts";
import type { AcceptedLog } from "./accepted-log.ts";
import { DeliveryUnavailable, MailRejected, MailUnanswered, type Delivery } from "./delivery.ts";
import { holdLease, LeaseLost } from "./lease.ts";
import type { ClaimedMail, Outbox } from "./outbox.ts";

const minute = 60_000;
const hour = 60 * minute;
const retryDelays = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour] as const;
const maxRetryDelay = 24 * hour;
/** From one try to record an accepted mail to the next, in milliseconds: at first, and at most. */
const [firstPause, longestPause] = [250, minute];

/** What delivering mail needs. */
export interface MailContext {
  readonly outbox: Outbox;
  readonly delivery: Delivery;
  readonly accepted: AcceptedLog;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly telemetry: Pick<Telemetry, "mailResent">;
}

interface DeliverOptions {
  /** By the clock's `elapsed`, when the claim was asked for. */
  readonly claimedAt: number;
  /** Aborts the attempt; the mail is then due again. */
  readonly signal: AbortSignal;
}

/**
 * Delivers a mail that was claimed, and records the result.
 *
 * @returns whether mail can be delivered at all, as far as this one has shown
 */
export async function deliverMail(
  context: MailContext,
  mail: ClaimedMail,
  { claimedAt, signal }: DeliverOptions,
): Promise<boolean> {
  const { outbox, delivery, log } = context;
  const { id, attempt, unknowns } = mail;
  if (unknowns > 1) {
    await outbox.markDead(mail, "handed over twice, and never answered");
    log.error({ mail: id, attempt }, "mail given up: it was handed over twice, and may have arrived");
    return true;
  }
  if (unknowns > 0) {
    log.warn({ mail: id, attempt }, "mail sent again: it may have arrived before");
    context.telemetry.mailResent();
  }
  const lease = holdLease(context, mail, claimedAt);
  try {
    lease.assertEnough();
    await delivery.deliver(mail, {
      signal: AbortSignal.any([signal, lease.ending]),
      handOver: lease.handOver,
    });
    await recordAccepted(context, mail, signal);
    return true;
  } catch (error) {
    await recordFailure(context, mail, error);
    return !(error instanceof DeliveryUnavailable);
  } finally {
    lease.end();
  }
}

/** Tries for as long as the process lives: a mail that counts as waiting is sent again. */
async function recordAccepted(
  { outbox, accepted, log }: MailContext,
  { id, attempt }: ClaimedMail,
  signal: AbortSignal,
): Promise<void> {
  let isOnDisk = false;
  for (let wait = firstPause; ; wait = Math.min(2 * wait, longestPause)) {
    try {
      await outbox.markSent(id);
      return log.info({ mail: id, attempt }, "mail accepted");
    } catch (err) {
      log.error({ mail: id, err }, "mail accepted, but not recorded in the database");
    }
    isOnDisk ||= await accepted.add(id).then(
      () => true,
      (err: unknown) => {
        log.error({ mail: id, err }, "mail accepted, but not recorded beside the database either");
        return false;
      },
    );
    if (signal.aborted) return;
    await pause(wait, undefined, { signal }).catch(() => {});
  }
}

async function recordFailure({ outbox, log }: MailContext, mail: ClaimedMail, error: unknown): Promise<void> {
  const { id, attempt } = mail;
  const reason = errorText(error);
  if (error instanceof MailRejected) {
    await outbox.markDead(mail, reason);
    log.error({ mail: id, attempt, reason }, "mail refused for good");
  } else if (error instanceof MailUnanswered) {
    await outbox.markUnknown(mail, reason);
    log.error({ mail: id, attempt, reason }, "mail handed over, and not answered");
  } else if (error instanceof DeliveryUnavailable || error instanceof LeaseLost) {
    await outbox.giveBack(mail, reason);
    log.warn({ mail: id, attempt, reason }, "mail not sent now");
  } else {
    const delay = retryDelay(attempt, Math.random());
    await outbox.postpone(mail, delay, reason);
    log.warn({ mail: id, attempt, reason, retryInSeconds: Math.round(delay / 1000) }, "mail postponed");
  }
}

/**
 * The backoff of a mail after a failed attempt: 1 m, 5 m, 30 m, 2 h, 6 h, then 24 h each time, plus up to a fifth, so
 * that mails which failed together are not all tried together.
 *
 * @param attempt how many attempts there were, from 1
 * @param random a number from 0 up to 1
 * @returns milliseconds
 */
export function retryDelay(attempt: number, random: number): number {
  return (retryDelays[attempt - 1] ?? maxRetryDelay) * (1 + random / 5);
}
