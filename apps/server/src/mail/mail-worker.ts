import { watchWallClock, type Clock } from "../config/clock.ts";
import { errorText } from "../config/errors.ts";
import { createDeliver } from "./deliver-mail.ts";
import { type DeliveryOutcome, pauses, type MailContext } from "./delivery.ts";
import type { ClaimedMail } from "./outbox.ts";

/** How long `stop` waits for mails in delivery before it aborts them, in milliseconds. */
const stopTimeout = 10_000;
/** The shortest pause before the worker looks for due mail, in milliseconds. */
const pollInterval = 2_500;

export type MailWorker = ReturnType<typeof startMailWorker>;

export function startMailWorker(context: MailContext) {
  const { outbox, delivery, accepted, clock, log } = context;
  const stopping = new AbortController();
  const aborting = new AbortController();
  const deliverMail = createDeliver(context, aborting.signal, stopping.signal);
  const breaker = createBreaker(clock, delivery.connections);
  const wallClockJump = watchWallClock(clock);
  const deliveries = new Map<ClaimedMail, Promise<void>>();
  let wakeUp = Promise.withResolvers<void>();
  let isPrepared = false;
  let claimError: unknown;
  /** The id of the last mail whose failure opened the breaker. */
  let lastFailed = "";
  const finished = work();
  return {
    wake: () => wakeUp.resolve(),
    isBreakerOpen: breaker.isOpen,
    /** @throws Error if the last attempt to claim a mail failed, so that none leaves */
    assertClaims(): void {
      if (claimError !== undefined)
        throw new Error(`no mail can be claimed: ${errorText(claimError)}`, { cause: claimError });
    },
    /** Claims no more mail, and resolves when the mails in delivery are finished, or aborted after ten seconds. */
    async stop(): Promise<void> {
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
      const delay = await startDelivery().catch((error: unknown) => onFailure((claimError = error)));
      if (delay > 0) {
        // Random, since servers share a database.
        const timer = setTimeout(wakeUp.resolve, Math.min(delay, pollInterval * (1 + Math.random())));
        await wakeUp.promise;
        clearTimeout(timer);
      }
    }
    await Promise.all(deliveries.values());
  }

  /** Starts delivering one mail, if one is due. Returns the longest pause before the next call, in milliseconds. */
  async function startDelivery(): Promise<number> {
    const jump = wallClockJump();
    if (jump !== 0) {
      log.warn({ seconds: Math.round(jump / 1000) }, "system clock was set: retrying waiting mail now");
      isPrepared = false;
    }
    if (!isPrepared) await prepare();
    // After a failure, a claim is tried even if no mail could leave.
    const isWaiting = breaker.isOpen() && claimError === undefined;
    // The end of a delivery wakes the worker.
    if (deliveries.size >= (isWaiting ? 1 : breaker.lanes())) return Infinity;
    const wait = isWaiting ? breaker.wait() : 0;
    if (wait > 0 && !(await outbox.isRetried(lastFailed))) return wait;
    const claimedAt = clock.elapsed();
    const mail = await outbox.claimNext();
    claimError = undefined;
    if (!mail) return Infinity;
    deliveries.set(mail, deliver(mail, claimedAt));
    return 0;
  }

  /** Due times are the wall clock's: if it was set, claims must still hold, and no mail may wait for a wrong day. */
  async function prepare(): Promise<void> {
    await Promise.all([...deliveries.keys()].map((claim) => outbox.renew(claim)));
    await accepted.apply((id) => outbox.markSent(id));
    await outbox.rescheduleAll();
    isPrepared = true;
  }

  async function deliver(mail: ClaimedMail, claimedAt: number): Promise<void> {
    try {
      const outcome = await deliverMail(mail, claimedAt);
      if (outcome in pauses) lastFailed = mail.id;
      if (breaker.record(outcome, claimedAt)) log.warn(breaker.isOpen() ? "mail paused" : "mail resumed");
    } catch (error) {
      onFailure(error);
    } finally {
      deliveries.delete(mail);
      wakeUp.resolve();
    }
  }

  function onFailure(error: unknown): number {
    log.error({ err: error }, "mail outbox: reading or writing failed");
    return Infinity;
  }
}

/**
 * Creates a circuit breaker: after each failure that is not about one mail, the next call waits twice as long. Limits
 * of the mail server halve the lanes, and each accepted mail widens them a little.
 */
function createBreaker(clock: Clock, connections: number) {
  let lanes = connections;
  let failures = 0;
  let failedAt = -Infinity;
  let pause = 0;
  const isOpen = () => failures > 0;
  return {
    isOpen,
    lanes: () => Math.floor(lanes),
    wait: () => (isOpen() ? Math.max(0, failedAt + pause - clock.elapsed()) : 0),
    /** Records the result of a call. Returns whether it opened or closed the breaker. */
    record(outcome: DeliveryOutcome, startedAt: number): boolean {
      const wasOpen = isOpen();
      const [first, longest] = pauses[outcome] ?? [0, 0];
      if (longest === 0) failures = 0;
      // Calls that fail together count once.
      else if (startedAt > failedAt) {
        failures += 1;
        failedAt = clock.elapsed();
        pause = Math.min(longest, first * 2 ** (failures - 1));
        if (outcome === "deferred") lanes = Math.max(1, lanes / 2);
      }
      if (outcome === "accepted") lanes = Math.min(connections, lanes + 0.02);
      return wasOpen !== isOpen();
    },
  };
}
