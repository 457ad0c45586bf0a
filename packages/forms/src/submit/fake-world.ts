import { createDraft } from "../drafts/create-draft.ts";
import { contactCopy, createSubmit, emptyContact, parseContact } from "../index.ts";
import type { ContactValues, DraftStorage, SubmitEffects } from "../index.ts";

/** One call of `send`, answered by hand. */
export type Sent = PromiseWithResolvers<string> & { values: ContactValues; key: string; signal: AbortSignal };

/** What `send` rejects with for want of a network. */
export class OfflineError extends Error {
  override name = "OfflineError";
}

const [topic] = contactCopy.fields.topic.choices;

/** A right message with these words. */
export const messageOf = (description: string): ContactValues => ({
  topic,
  email: "ada@example.com",
  description,
});

/** A browser's tab whose network, clock and storage are moved by hand; `open()` loads the form's page in it. */
export function fakeWorld() {
  const items = new Map<string, string>();
  const ears = new Set<() => void>();
  const timers = new Set<{ listener: () => void; milliseconds: number }>();
  const sent: Sent[] = [];
  const world = { online: true, now: 0, keys: 0 };

  const storage: DraftStorage = {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, text) => void items.set(name, text),
    removeItem: (name) => void items.delete(name),
  };
  const effects: SubmitEffects = {
    isOnline: () => world.online,
    onOnline(listener) {
      ears.add(listener);
      return () => void ears.delete(listener);
    },
    later(listener, milliseconds) {
      const timer = { listener, milliseconds };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    now: () => world.now,
    random: () => 0.5,
    createKey: () => `key-${(world.keys += 1)}`,
  };
  const draft = createDraft({ name: "contact", empty: emptyContact, storage });

  return {
    draft,
    ears,
    sent,
    timers,
    open: () =>
      createSubmit<ContactValues, string>({
        send(values, { signal, idempotencyKey: key }) {
          const answer = Promise.withResolvers<string>();
          sent.push({ ...answer, values, key, signal });
          return answer.promise;
        },
        queue: { draft, parse: parseContact, isOffline: (error) => error instanceof OfflineError },
        effects,
      }),
    /** The network comes or goes. */
    setOnline: (online: boolean) => {
      world.online = online;
      for (const listener of online ? [...ears] : []) listener();
    },
    /** Every timer that is set runs out. */
    runTimers: () => {
      for (const timer of timers) {
        timers.delete(timer);
        world.now += timer.milliseconds;
        timer.listener();
      }
    },
  };
}
