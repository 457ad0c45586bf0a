import { readTyped } from "../define-form/read-typed.ts";
import { isQueuedMessage, type QueuedMessage } from "../queue/queued-message.ts";
import { isSame } from "../submit/is-same.ts";
import type { Draft, DraftForm, Texts } from "./draft.ts";
import { createSessionEntry, pageStorage } from "./session-entry.ts";
import type { DraftStorage } from "./session-entry.ts";

/**
 * Keeps a message form's draft over a reload. Nothing it meets in the storage makes it throw, and a storage that throws
 * is taken for an empty one.
 *
 * @param form - its `name`, `empty` and `parse`; a form with `secret: true` is refused by its type
 * @param options.storage - instead of the page's `sessionStorage`; on a server there is none
 * @example
 * const draft = createDraft(contactForm);
 * draft.write({ ...contactForm.empty, topic: "Ad Sales" });
 * draft.read().topic; // "Ad Sales", after a reload too
 */
export function createDraft<Fields extends Texts, Values>(
  { name, empty, parse }: DraftForm<Fields, Values>,
  { storage }: { storage?: DraftStorage | undefined } = {},
): Draft<Fields, Values> {
  const entry = createSessionEntry(`draft-${name}`, () => storage ?? pageStorage());

  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields are those of `empty`, each a text
  const pick = (typed: unknown) => readTyped(typed, Object.keys(empty)) as Fields;

  const read = () => pick(own(entry.read(), "values"));

  function storedMessage(): QueuedMessage<unknown> | undefined {
    const queued = own(entry.read(), "queued");
    return isQueuedMessage(queued) ? queued : undefined;
  }

  function save(values: Fields, queued: QueuedMessage<unknown> | undefined): void {
    entry.write(queued || !isSame(values, empty) ? { values, queued } : undefined);
  }

  function writeQueued(message: QueuedMessage<Values> | undefined): void {
    save(read(), message && { ...message, values: pick(message.values) });
  }

  function forget(values: Values): void {
    const typed = parse(read());
    if (typed.status === "valid" && isSame(typed.values, values)) save(empty, storedMessage());
  }

  return {
    read,
    write: (values) => save(pick(values), storedMessage()),
    clear: () => entry.write(undefined),
    forget,
    writeQueued,

    wrap: (send) => async (values, options) => {
      const answer = await send(values, options);
      if (!options.signal.aborted) forget(values);
      return answer;
    },

    readQueued() {
      const stored = storedMessage();
      if (!stored) return undefined;
      const parsed = parse(stored.values);
      if (parsed.status === "valid") return { ...stored, values: parsed.values };
      writeQueued(undefined);
      return undefined;
    },
  };
}

function own(owner: unknown, key: string): unknown {
  const object = Object(owner);
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
