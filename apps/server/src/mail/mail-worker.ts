import { deliverNextMail, type MailContext } from "./deliver-next-mail.ts";

/** How often the outbox is polled at least, in milliseconds: another process may have stored a mail. */
const pollInterval = 60_000;
/** How long a stopping worker waits for the current mail, in milliseconds. */
const stopTimeout = 10_000;

/** Delivers mail in the background, one mail at a time. */
export interface MailWorker {
  /** Tells the worker that there is new mail. */
  wake(): void;
  /** Finishes the current mail, or aborts it after ten seconds; fulfilled when the worker has stopped. */
  stop(): Promise<void>;
}

/** Starts delivering: first all mail that earlier runs left waiting, then each mail when it is due. */
export function startMailWorker(context: MailContext): MailWorker {
  const { outbox, log } = context;
  const stopping = new AbortController();
  const aborting = new AbortController();
  let wakeUp = Promise.withResolvers<void>();
  const finished = work();
  return {
    wake: () => wakeUp.resolve(),
    async stop() {
      stopping.abort();
      wakeUp.resolve();
      const timer = setTimeout(() => aborting.abort(), stopTimeout);
      await finished;
      clearTimeout(timer);
    },
  };

  async function work(): Promise<void> {
    await outbox.rescheduleAll().catch(onFailure);
    while (!stopping.signal.aborted) {
      wakeUp = Promise.withResolvers();
      const delay = await deliverOrWait().catch(onFailure);
      if (delay > 0) await waitFor(delay);
    }
  }

  /** Returns how long to wait: not at all after a delivery, since more mail may be due. */
  async function deliverOrWait(): Promise<number> {
    if (await deliverNextMail(context, aborting.signal)) return 0;
    return Math.min((await outbox.nextDueIn()) ?? pollInterval, pollInterval);
  }

  async function waitFor(milliseconds: number): Promise<void> {
    const timer = setTimeout(wakeUp.resolve, milliseconds);
    await wakeUp.promise;
    clearTimeout(timer);
  }

  function onFailure(error: unknown): number {
    log.error({ err: error }, "mail could not be read from or written to the database");
    return pollInterval;
  }
}
