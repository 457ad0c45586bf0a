import type { FastifyBaseLogger } from "fastify";
import { errorText } from "../errors/error-text.ts";
import { MailRefused, type Delivery } from "./delivery.ts";
import { leaseTime, type ClaimedMail, type Outbox } from "./outbox.ts";
import { retryDelay } from "./retry-delay.ts";

/** What delivering needs: where mails wait, how they leave, and where failures are written. */
export interface MailRoom {
  readonly outbox: Outbox;
  readonly delivery: Delivery;
  readonly log: FastifyBaseLogger;
}

/**
 * Delivers the mail that has been due longest, and records what became of it.
 *
 * @param signal gives the attempt up; the mail is then postponed
 * @returns whether there was a mail to deliver
 * @example while (await deliverNextMail(mailRoom, signal));
 */
export async function deliverNextMail(mailRoom: MailRoom, signal: AbortSignal): Promise<boolean> {
  const { outbox, delivery, log } = mailRoom;
  const mail = await outbox.claimNext();
  if (!mail) return false;
  const { id, attempt } = mail;
  const renewal = setInterval(() => {
    outbox.renew(id).catch((err: unknown) => log.error({ mail: id, err }, "mail lease not renewed"));
  }, leaseTime / 3);
  try {
    await delivery.deliver(mail, signal);
  } catch (error) {
    await recordFailure(mailRoom, mail, error);
    return true;
  } finally {
    clearInterval(renewal);
  }
  await outbox.markSent(id);
  log.info({ mail: id, attempt }, "mail accepted");
  return true;
}

async function recordFailure(
  { outbox, log }: MailRoom,
  { id, attempt }: ClaimedMail,
  error: unknown,
): Promise<void> {
  const reason = errorText(error);
  if (error instanceof MailRefused) {
    await outbox.markDead(id, reason);
    log.error({ mail: id, attempt, reason }, "mail refused for good");
  } else {
    const delay = retryDelay(attempt, Math.random());
    await outbox.postpone(id, delay, reason);
    log.warn({ mail: id, attempt, reason, retryInSeconds: Math.round(delay / 1000) }, "mail postponed");
  }
}
