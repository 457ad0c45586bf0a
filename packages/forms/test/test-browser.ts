import { createDraft } from "../src/drafts/create-draft.ts";
import { contactForm, createOfflineQueue, createSubmit } from "../src/index.ts";
import type { Clock, ContactValues, DraftStorage, Network } from "../src/index.ts";
import { settled } from "./settled.ts";

/** One call of `send`, answered by hand. */
export type Sent = PromiseWithResolvers<string> & { values: ContactValues; key: string; signal: AbortSignal };

/** What `send` rejects with for want of a network. */
export class OfflineError extends Error {
  override name = "OfflineError";
}

const [topic] = contactForm.fields.topic.options;

/** A right message with these words. */
export const messageOf = (description: string): ContactValues => ({
  topic,
  email: "ada@example.com",
  description,
});

/**
 * A browser's tab whose network, clock and storage are moved by hand; `open()` loads the form's page in it.
 *
 * @param stored - what the storage holds, such as that of the tab which this one is a copy of
 */
export function createTestBrowser(stored: ReadonlyMap<string, string> = new Map()) {
  const items = new Map(stored);
  const listeners = new Set<() => void>();
  const timers = new Set<{ listener: () => void; milliseconds: number }>();
  const sent: Sent[] = [];
  const writes: string[] = [];
  const world = { online: true, now: 0, keys: 0 };

  const storage: DraftStorage = {
    getItem: (name) => items.get(name) ?? null,
    setItem(name, text) {
      writes.push(text);
      items.set(name, text);
    },
    removeItem: (name) => void items.delete(name),
  };
  const network: Network = {
    isOnline: () => world.online,
    onOnline(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const clock: Clock = {
    later(listener, milliseconds) {
      const timer = { listener, milliseconds };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    now: () => world.now,
    random: () => 0.5,
  };
  const createKey = () => `key-${(world.keys += 1)}`;
  const draft = createDraft(contactForm, { storage });

  /** A queue as `useSubmit` makes it. */
  const openQueue = () =>
    createOfflineQueue<ContactValues, string>({
      draft,
      network,
      clock,
      isOffline: (error) => error instanceof OfflineError,
      send: draft.wrap((values, { signal, idempotencyKey: key }) => {
        const answer = Promise.withResolvers<string>();
        sent.push({ ...answer, values, key, signal });
        return answer.promise;
      }),
    });

  return {
    clock,
    draft,
    listeners,
    items,
    network,
    sent,
    timers,
    writes,
    openQueue,
    open: () => createSubmit<ContactValues, string>({ queue: openQueue(), createKey }),
    /** The network comes or goes. */
    setOnline: async (online: boolean) => {
      world.online = online;
      for (const listener of online ? [...listeners] : []) listener();
      await settled();
    },
    /** Every timer that is set runs out. */
    runTimers: async () => {
      for (const timer of timers) {
        timers.delete(timer);
        world.now += timer.milliseconds;
        timer.listener();
      }
      await settled();
    },
    /** Time goes by, and no timer hears of it. */
    pass: (milliseconds: number) => {
      world.now += milliseconds;
    },
  };
}
