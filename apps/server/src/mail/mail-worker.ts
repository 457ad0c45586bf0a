import { deliverNextMail, type MailRoom } from "./deliver-next-mail.ts";

/** The longest rest, in milliseconds: another process may have left a mail behind. */
const longestRest = 60_000;
/** How long a stopping worker waits for the mail in hand, in milliseconds. */
const patience = 10_000;

/** Delivers mail in the background, one after the other. */
export interface MailWorker {
  /** Says that there is new mail. */
  wake(): void;
  /** Finishes the mail in hand, or gives it up after ten seconds; fulfilled when nothing runs any more. */
  stop(): Promise<void>;
}

/**
 * Starts delivering: first all that earlier runs left, then each mail when it is due.
 *
 * @example
 * const worker = startMailWorker({ outbox, delivery, log });
 * worker.wake();
 * await worker.stop();
 */
export function startMailWorker(mailRoom: MailRoom): MailWorker {
  const { outbox, log } = mailRoom;
  const stopping = new AbortController();
  const givingUp = new AbortController();
  let alarm = Promise.withResolvers<void>();
  const finished = work();
  return {
    wake: () => alarm.resolve(),
    async stop() {
      stopping.abort();
      alarm.resolve();
      const timer = setTimeout(() => givingUp.abort(), patience);
      await finished;
      clearTimeout(timer);
    },
  };

  async function work(): Promise<void> {
    await outbox.makeAllDue().catch(onFailure);
    while (!stopping.signal.aborted) {
      alarm = Promise.withResolvers();
      const rest = await deliverOrRest().catch(onFailure);
      if (rest) await restFor(rest);
    }
  }

  /** Answers how long to rest: not at all after a delivery, since there may be more. */
  async function deliverOrRest(): Promise<number> {
    if (await deliverNextMail(mailRoom, givingUp.signal)) return 0;
    return Math.min((await outbox.nextDueIn()) ?? longestRest, longestRest);
  }

  async function restFor(milliseconds: number): Promise<void> {
    const timer = setTimeout(alarm.resolve, milliseconds);
    await alarm.promise;
    clearTimeout(timer);
  }

  function onFailure(error: unknown): number {
    log.error({ err: error }, "mail could not be read from or written to the database");
    return longestRest;
  }
}
