import type { FormValues } from "../define-form/field-definition.ts";
import type { InputValues } from "../define-form/form.ts";
import { isQueuedMessage, type QueuedMessage } from "../submit/queued-message.ts";
import { deepEqual } from "../submit/deep-equal.ts";
import type { Draft, DraftForm } from "./draft.ts";
import { createSessionEntry, pageStorage } from "./session-entry.ts";
import type { DraftStorage } from "./session-entry.ts";

/**
 * Creates a form's draft, which keeps its input across reloads. It never throws: a storage that throws is treated as empty.
 *
 * @param form - a form of `defineForm`; one with `secret: true` is a type error
 * @param options.storage - default: the page's `sessionStorage`; none on a server
 * @example
 * const draft = createDraft(newsletterForm);
 * draft.write({ ...newsletterForm.emptyValues, email: "ada@" });
 * draft.read().email; // "ada@", also after a reload
 */
export function createDraft<Values extends FormValues>(
  { name, emptyValues, readInput, parse }: DraftForm<Values>,
  { storage }: { storage?: DraftStorage | undefined } = {},
): Draft<Values> {
  const entry = createSessionEntry(`draft-${name}`, () => storage ?? pageStorage());

  const read = () => readInput(readOwn(entry.read(), "values"));

  function storedMessage(): QueuedMessage<unknown> | undefined {
    const queued = readOwn(entry.read(), "queued");
    return isQueuedMessage(queued) ? queued : undefined;
  }

  function save(values: InputValues<Values>, queued: QueuedMessage<unknown> | undefined): void {
    entry.write(queued || !deepEqual(values, emptyValues) ? { values, queued } : undefined);
  }

  function writeQueued(message: QueuedMessage<Values> | undefined): void {
    save(read(), message && { ...message, values: readInput(message.values) });
  }

  function clearIfUnchanged(values: Values): void {
    const parsed = parse(read());
    if (parsed.status === "valid" && deepEqual(parsed.values, values)) save(emptyValues, storedMessage());
  }

  return {
    read,
    write: (values) => save(readInput(values), storedMessage()),
    clear: () => entry.write(undefined),
    clearIfUnchanged,
    writeQueued,

    clearOnSuccess: (send) => async (values, options) => {
      const result = await send(values, options);
      if (!options.signal.aborted) clearIfUnchanged(values);
      return result;
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

function readOwn(owner: unknown, key: string): unknown {
  const object = Object(owner);
  return Object.hasOwn(object, key) ? object[key] : undefined;
}
