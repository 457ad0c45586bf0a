import { createDraft } from "../src/drafts/create-draft.ts";
import { createSubmit } from "../src/index.ts";
import { contactForm } from "../src/site/index.ts";
import type { Clock, DraftStorage, Network, QueuedMessage, Submit, SubmitOptions } from "../src/index.ts";
import type { ContactValues } from "../src/site/index.ts";
import type { OnRetryAfter } from "../src/submit/submit.ts";
import { flushPromises } from "./flush-promises.ts";

/** A call of `send`, settled by the test. */
export type Sent = PromiseWithResolvers<string> & {
  values: ContactValues;
  key: string;
  signal: AbortSignal;
  onRetryAfter: OnRetryAfter | undefined;
  /** What the draft stored as the call was made. */
  stored: QueuedMessage<ContactValues> | undefined;
};

type TabOptions = SubmitOptions<ContactValues, string>;

/** The error that `send` rejects with if there is no network. */
export class OfflineError extends Error {
  override name = "OfflineError";
}

/** A valid contact message. */
export const contactMessage = (description: string): ContactValues => ({
  topic: "Ad Sales",
  email: "ada@example.com",
  description,
});

/** A storage in memory, and the texts that were written again unchanged. */
export function memoryStorage(stored: Iterable<readonly [string, string]> = []) {
  const items = new Map(stored);
  const repeatedWrites: string[] = [];
  const storage: DraftStorage = {
    getItem: (name) => items.get(name) ?? null,
    setItem(name, text) {
      if (items.get(name) === text) repeatedWrites.push(text);
      items.set(name, text);
    },
    removeItem: (name) => void items.delete(name),
  };
  return { items, repeatedWrites, storage };
}

/**
 * A browser tab whose network, clock and storage the test controls.
 *
 * @param stored - the initial storage, such as that of a duplicated tab
 */
export function createTestBrowser(stored: ReadonlyMap<string, string> = new Map()) {
  const { items, repeatedWrites, storage } = memoryStorage(stored);
  const listeners = new Set<() => void>();
  const timers = new Set<{ listener: () => void; milliseconds: number }>();
  const sent: Sent[] = [];
  const state = { online: true, now: 0 };

  const network: Network = {
    isOnline: () => state.online,
    onOnline(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const clock: Clock = {
    setTimer(listener, milliseconds) {
      const timer = { listener, milliseconds };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    now: () => state.now,
    random: () => 0.5,
  };
  const draft = createDraft(contactForm, { storage });
  const options: TabOptions = {
    clock,
    queue: { draft, network, isOffline: (error) => error instanceof OfflineError },
    send(values, { signal, idempotencyKey: key, onRetryAfter }) {
      const answer = Promise.withResolvers<string>();
      sent.push({ ...answer, values, key, signal, onRetryAfter, stored: draft.readQueued() });
      return answer.promise;
    },
  };

  return {
    clock,
    draft,
    listeners,
    items,
    network,
    sent,
    timers,
    repeatedWrites,
    /** Loads the form's page, with other options if given. */
    open: (other: Partial<TabOptions> = {}): Submit<ContactValues, string> =>
      createSubmit({ ...options, ...other }),
    setOnline: async (online: boolean) => {
      state.online = online;
      for (const listener of online ? [...listeners] : []) listener();
      await flushPromises();
    },
    /** Fires every pending timer. */
    runTimers: async () => {
      for (const timer of timers) {
        timers.delete(timer);
        state.now += timer.milliseconds;
        timer.listener();
      }
      await flushPromises();
    },
    /** Advances the time without firing timers. */
    advanceTime: (milliseconds: number) => {
      state.now += milliseconds;
    },
  };
}
