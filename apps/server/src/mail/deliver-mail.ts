import { setTimeout as pause } from "node:timers/promises";
import { errorText } from "../config/errors.ts";
import {
  DeliveryError,
  type DeliveryFailure,
  type DeliveryOutcome,
  pauses,
  type MailContext,
} from "./delivery.ts";
import { type ClaimedMail, type FailedAttempt, unknownDelay } from "./outbox.ts";
import { holdLease } from "./lease.ts";

const minute = 60_000;
const hour = 60 * minute;
const retryDelays = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour];
const longestRetryDelay = 24 * hour;
/**
 * A mail of this age (RFC 5321 section 4.5.4.1) is given up after so many attempts, which `mail retry` counts anew. They
 * take hours, so that a mail server may start after this one.
 */
const [longestWait, fewestAttempts] = [5 * 24 * hour, 5];
/** The first and the longest pause between attempts to record an accepted mail, in milliseconds. */
const [firstPause, longestPause] = [250, minute];

type Result = readonly [FailedAttempt["state"], message: string];

const failures: Readonly<Record<DeliveryFailure, Result>> = {
  refused: ["dead", "mail rejected"],
  unknown: ["sending", "mail not acknowledged"],
  unavailable: ["waiting", "mail not sent now"],
  deferred: ["waiting", "mail not sent now"],
  blocked: ["waiting", "mail not sent until a setting is corrected"],
  lease_lost: ["waiting", "mail not sent now"],
  postponed: ["waiting", "mail postponed"],
};
const givenUp: Result = ["dead", "mail given up: not accepted for five days"];

/**
 * Returns a function that delivers a claimed mail and records the result.
 *
 * @param aborting ends the attempts; their mails are due again
 * @param stopping also ends the retries for an accepted mail that accepted.log has
 */
export function createDeliver(context: MailContext, aborting: AbortSignal, stopping: AbortSignal) {
  const { outbox, delivery, accepted, clock, log, metrics } = context;
  return deliver;

  /** @param claimedAt the `clock.elapsed()` before the claim. */
  async function deliver(mail: ClaimedMail, claimedAt: number): Promise<DeliveryOutcome> {
    const { id, attempt, unknowns } = mail;
    if (unknowns > 1) {
      const reason = "not acknowledged twice";
      await outbox.release(mail, { state: "dead", delay: 0, reason, isCounted: true });
      log.error({ mail: id, attempt }, "mail not retried: not acknowledged twice, it may have arrived");
      return "refused";
    }
    if (unknowns > 0) {
      log.warn({ mail: id, attempt }, "mail sent again: it may have arrived before");
      metrics.mailResentUnknown.inc();
    }
    const lease = holdLease(context, mail, claimedAt);
    const endTimer = metrics.mailDuration.startTimer();
    const count = (outcome: DeliveryOutcome) => {
      metrics.mailDeliveries.inc({ outcome });
      endTimer({ outcome });
    };
    try {
      lease.assertEnough();
      const { markSending } = lease;
      await delivery.deliver(mail, { signal: AbortSignal.any([aborting, lease.signal]), markSending });
      count("accepted");
      await recordAccepted(mail);
      return "accepted";
    } catch (error) {
      const failure =
        error instanceof DeliveryError ? error : new DeliveryError("postponed", errorText(error));
      count(failure.outcome);
      await recordFailure(mail, failure);
      return failure.outcome;
    } finally {
      lease.end();
    }
  }

  /** Retries until the process ends, since an unrecorded mail would be sent again. The next start applies accepted.log. */
  async function recordAccepted({ id, attempt }: ClaimedMail): Promise<void> {
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
          log.error({ mail: id, err }, "mail accepted, but not recorded in accepted.log");
          return false;
        },
      );
      const end = isOnDisk ? stopping : aborting;
      await pause(wait, undefined, { signal: end }).catch(() => {});
      if (end.aborted) return;
    }
  }

  async function recordFailure(mail: ClaimedMail, failure: DeliveryError): Promise<void> {
    const { id, attempt, createdAt } = mail;
    const { outcome, message: reason, details } = failure;
    const isTried = failures[outcome][0] === "waiting" && outcome !== "lease_lost";
    const isOld = isTried && clock.now() - createdAt.getTime() >= longestWait;
    const [state, message] = isOld && attempt >= fewestAttempts ? givenUp : failures[outcome];
    const backoff = retryDelay(attempt, Math.random());
    const isAboutMail = outcome === "postponed" || details.isAfterContent === true;
    const longest = isOld ? Infinity : isAboutMail ? (pauses[outcome]?.[1] ?? Infinity) : 0;
    const delay = outcome === "unknown" ? unknownDelay : state === "waiting" ? Math.min(backoff, longest) : 0;
    const isCounted = longest > 0 || !(outcome in pauses || outcome === "lease_lost");
    await outbox.release(mail, { state, delay, reason, isCounted });
    const retryInSeconds = delay > 0 ? Math.round(delay / 1000) : undefined;
    const level = state === "waiting" && outcome !== "blocked" ? "warn" : "error";
    log[level]({ mail: id, attempt, reason, advice: details.advice, retryInSeconds }, message);
  }
}

/** Adds up to a fifth, so that mails which failed together are not all retried together. */
export function retryDelay(attempt: number, random: number): number {
  return (retryDelays[attempt - 1] ?? longestRetryDelay) * (1 + random / 5);
}
