import type { FastifyBaseLogger } from "fastify";
import { errorText } from "../errors/error-text.ts";
import { MailRejected, type Delivery } from "./delivery.ts";
import { leaseTime, type ClaimedMail, type Outbox } from "./outbox.ts";

const minute = 60_000;
const hour = 60 * minute;
const retryDelays = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour] as const;
const maxRetryDelay = 24 * hour;

/** What delivering mail needs. */
export interface MailContext {
  readonly outbox: Outbox;
  readonly delivery: Delivery;
  readonly log: FastifyBaseLogger;
}

/**
 * Delivers the mail that has been due longest, and records the result.
 *
 * @param signal aborts the attempt; the mail is then postponed
 * @returns whether there was a mail to deliver
 */
export async function deliverNextMail(context: MailContext, signal: AbortSignal): Promise<boolean> {
  const { outbox, delivery, log } = context;
  const mail = await outbox.claimNext();
  if (!mail) return false;
  const { id, attempt } = mail;
  const renewal = setInterval(() => {
    outbox.renew(id).catch((err: unknown) => log.error({ mail: id, err }, "mail lease not renewed"));
  }, leaseTime / 3);
  try {
    await delivery.deliver(mail, signal);
  } catch (error) {
    await recordFailure(context, mail, error);
    return true;
  } finally {
    clearInterval(renewal);
  }
  await outbox.markSent(id);
  log.info({ mail: id, attempt }, "mail accepted");
  return true;
}

async function recordFailure(
  { outbox, log }: MailContext,
  { id, attempt }: ClaimedMail,
  error: unknown,
): Promise<void> {
  const reason = errorText(error);
  if (error instanceof MailRejected) {
    await outbox.markDead(id, reason);
    log.error({ mail: id, attempt, reason }, "mail refused for good");
  } else {
    const delay = retryDelay(attempt, Math.random());
    await outbox.postpone(id, delay, reason);
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
