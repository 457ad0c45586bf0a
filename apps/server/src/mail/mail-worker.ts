import { watchWallClock } from "../config/clock.ts";
import { Breaker } from "./breaker.ts";
import { deliverMail, type MailContext } from "./deliver-mail.ts";
import { lanes } from "./delivery.ts";
import type { ClaimedMail } from "./outbox.ts";

/** How long a stopping worker waits for the current mails, in milliseconds. */
const stopTimeout = 10_000;

/** What the worker needs. */
interface MailWorkerOptions extends MailContext {
  /** How long the outbox is left alone at most, in milliseconds: another process may have stored a mail. @default 10 s */
  readonly pollInterval?: () => number;
}

/**
 * Where several servers have one outbox, each looks for the mail of those that ended: often, and not all at once.
 *
 * @example sharedPollInterval(); // 2500 to 5000
 */
export function sharedPollInterval(): number {
  return 2_500 * (1 + Math.random());
}

/** Delivers mail in the background, eight mails at a time. */
export interface MailWorker {
  /** Tells the worker that there is new mail. */
  wake(): void;
  /** Whether no mail can be delivered at all, as far as the last attempt has shown. */
  isBreakerOpen(): boolean;
  /** Finishes the current mails, or aborts them after ten seconds; fulfilled when the worker has stopped. */
  stop(): Promise<void>;
}

/** Starts delivering: first all mail that earlier runs left waiting, then each mail when it is due. */
export function startMailWorker(context: MailWorkerOptions): MailWorker {
  const { outbox, delivery, accepted, clock, log, pollInterval = () => 10_000 } = context;
  const stopping = new AbortController();
  const aborting = new AbortController();
  const breaker = new Breaker(clock);
  const wallClockJump = watchWallClock(clock);
  const inHand = new Map<ClaimedMail, Promise<void>>();
  let wakeUp = Promise.withResolvers<void>();
  let isPrepared = false;
  const finished = work();
  return {
    wake: () => wakeUp.resolve(),
    isBreakerOpen: () => breaker.isOpen(),
    async stop() {
      stopping.abort();
      wakeUp.resolve();
      const timer = setTimeout(() => aborting.abort(), stopTimeout);
      await finished;
      clearTimeout(timer);
      delivery.close();
    },
  };

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      wakeUp = Promise.withResolvers();
      const delay = await beginOrWait().catch(onFailure);
      if (delay > 0) await waitFor(delay);
    }
    await Promise.all(inHand.values());
  }

  /** Returns how long to wait: not at all after a claim, since more mail may be due. */
  async function beginOrWait(): Promise<number> {
    const jump = wallClockJump();
    if (jump !== 0) {
      log.warn({ seconds: Math.round(jump / 1000) }, "the clock was set; mail that waits is tried now");
      isPrepared = false;
    }
    if (!isPrepared) await prepare();
    // One that ends wakes the worker.
    if (inHand.size >= breaker.limit(lanes)) return pollInterval();
    const wait = breaker.wait();
    if (wait > 0) return Math.min(wait, pollInterval());
    const claimedAt = clock.elapsed();
    const mail = await outbox.claimNext();
    if (!mail) return Math.min((await outbox.nextDueIn()) ?? Infinity, pollInterval());
    inHand.set(mail, deliver(mail, claimedAt));
    return 0;
  }

  /**
   * Before the first claim, what was accepted must be known. Due times are the wall clock's: where it was set, claims
   * in hand must still hold, and no mail must wait for a wrong day.
   */
  async function prepare(): Promise<void> {
    await Promise.all([...inHand.keys()].map((claim) => outbox.renew(claim)));
    await accepted.apply((id) => outbox.markSent(id));
    await outbox.rescheduleAll();
    isPrepared = true;
  }

  async function deliver(mail: ClaimedMail, claimedAt: number): Promise<void> {
    try {
      const isReachable = await deliverMail(context, mail, { claimedAt, signal: aborting.signal });
      if (breaker.record(isReachable))
        log.warn(isReachable ? "mail can be delivered again" : "mail cannot be delivered");
    } catch (error) {
      onFailure(error);
    } finally {
      inHand.delete(mail);
      wakeUp.resolve();
    }
  }

  async function waitFor(milliseconds: number): Promise<void> {
    const timer = setTimeout(wakeUp.resolve, milliseconds);
    await wakeUp.promise;
    clearTimeout(timer);
  }

  function onFailure(error: unknown): number {
    log.error({ err: error }, "mail could not be read from or written to the database");
    return pollInterval();
  }
}
