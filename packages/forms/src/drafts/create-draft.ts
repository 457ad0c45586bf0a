import { isQueuedMessage } from "./is-queued-message.ts";
import type { QueuedMessage } from "./queued-message.ts";
import { createSessionEntry } from "./session-entry.ts";
import type { DraftStorage } from "./session-entry.ts";

/** The forms whose drafts are kept; the cookie policy names each entry: `draft-contact` and so on. */
export type DraftName = "contact" | "partnership" | "advertising";

/**
 * What a visitor has typed into a message form, in the session's storage, with the message that waits to be sent.
 *
 * @example const { read, write, clear }: Draft<ContactDraft> = createDraft({ name: "contact", empty: emptyContact });
 */
export type Draft<Fields> = {
  /** What was typed; `empty` for what was not. */
  readonly read: () => Fields;
  readonly write: (values: Fields) => void;
  /** Forgets what was typed and what waits. */
  readonly clear: () => void;
  /** The message that waits for the network; `createSubmit` looks after it. */
  readonly readQueued: () => QueuedMessage<Record<string, string>> | undefined;
  readonly writeQueued: (message: QueuedMessage<Fields> | undefined) => void;
};

/**
 * Keeps a message form's draft over a reload (forms that hold secrets have none). Nothing it meets in the storage
 * makes it throw, and a storage that throws is taken for an empty one.
 *
 * @param options.empty - the form before anything is typed; its fields are the ones that are kept
 * @param options.storage - instead of `sessionStorage`
 * @example
 * const draft = createDraft({ name: "contact", empty: emptyContact });
 * draft.write({ ...emptyContact, topic: "Ad Sales" });
 * draft.read().topic; // "Ad Sales", after a reload too
 */
export function createDraft<Fields extends Readonly<Record<string, string>>>({
  name,
  empty,
  storage,
}: {
  name: DraftName;
  empty: Fields;
  storage?: DraftStorage;
}): Draft<Fields> {
  const entry = createSessionEntry(`draft-${name}`, () => storage ?? sessionStorage);

  function pick(typed: unknown): Fields {
    const fields = Object.entries(empty).map(([field, nothing]) => {
      const text = own(typed, field);
      return [field, typeof text === "string" ? text : nothing];
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields are those of `empty`, each a text
    return Object.fromEntries(fields) as Fields;
  }

  const read = () => pick(own(entry.read(), "values"));

  function readQueued() {
    const queued = own(entry.read(), "queued");
    return isQueuedMessage(queued) ? queued : undefined;
  }

  function save(values: Fields, queued: QueuedMessage<Readonly<Record<string, string>>> | undefined): void {
    const isBlank = Object.entries(values).every(([field, text]) => text === empty[field]);
    if (isBlank && !queued) entry.clear();
    else entry.write({ values, queued });
  }

  return {
    read,
    write: (values) => save(pick(values), readQueued()),
    clear: entry.clear,
    readQueued,
    writeQueued: (message) => save(read(), message && { ...message, values: pick(message.values) }),
  };
}

function own(owner: unknown, key: string): unknown {
  const object = Object(owner);
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
