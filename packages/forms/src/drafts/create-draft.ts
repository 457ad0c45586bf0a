import type { FormValues } from "../define-form/field-definition.ts";
import type { Form, InputValues } from "../define-form/form.ts";
import { deepEqual } from "../submit/deep-equal.ts";
import { isQueuedMessage, type QueuedMessage, type QueueDraft } from "../submit/submit.ts";

/** The part of the web's `Storage` that a draft uses. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * A form's input in `sessionStorage`, and its queued message.
 *
 * @example const { read, write }: Draft<ValuesOf<typeof newsletterForm>> = createDraft(newsletterForm);
 */
export type Draft<Values> = QueueDraft<Values> & {
  /** Returns the stored input; `emptyValues` if there is none. */
  readonly read: () => InputValues<Values>;
  readonly write: (values: InputValues<Values>) => void;
};

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
  { name, emptyValues, readInput, parse }: Form<Values>,
  { storage }: { storage?: DraftStorage | undefined } = {},
): Draft<Values> {
  const key = `draft-${name}`;

  /** Uses the storage, unless it is missing, full or forbidden. */
  function attempt<Result>(act: (opened: DraftStorage) => Result): Result | undefined {
    try {
      const opened = storage ?? pageStorage();
      return opened && act(opened);
    } catch {
      return undefined;
    }
  }

  function readEntry(part: "values" | "queued"): unknown {
    const entry: object = Object(attempt((opened) => JSON.parse(opened.getItem(key) ?? "null")));
    return Object.getOwnPropertyDescriptor(entry, part)?.value;
  }

  const read = () => readInput(readEntry("values"));

  function storedMessage(): QueuedMessage<unknown> | undefined {
    const queued = readEntry("queued");
    return isQueuedMessage(queued) ? queued : undefined;
  }

  function save(values: InputValues<Values>, queued: QueuedMessage<unknown> | undefined): void {
    const isEmpty = !queued && deepEqual(values, emptyValues);
    attempt((opened) =>
      isEmpty ? opened.removeItem(key) : opened.setItem(key, JSON.stringify({ values, queued })),
    );
  }

  function writeQueued(message: QueuedMessage<Values> | undefined): void {
    save(read(), message && { ...message, values: readInput(message.values) });
  }

  return {
    read,
    write: (values) => save(readInput(values), storedMessage()),
    writeQueued,

    clearOnSuccess: (send) => async (values, options) => {
      const result = await send(values, options);
      const parsed = parse(read());
      const isUnchanged = parsed.status === "valid" && deepEqual(parsed.values, values);
      if (isUnchanged && !options.signal.aborted) save(emptyValues, storedMessage());
      return result;
    },

    readQueued() {
      const stored = storedMessage();
      if (!stored) return undefined;
      const parsed = parse(stored.values);
      if (parsed.status === "valid") return { ...stored, values: parsed.values };
      const error = { message: Object.values(parsed.errors).join(" "), fieldErrors: parsed.errors };
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- not sent: only shown, as text
      return { ...stored, values: readInput(stored.values) as unknown as Values, error };
    },
  };
}

/**
 * The page's `sessionStorage`, if there is a document: Node has a single one for the whole process, which all visitors of
 * a server would share (https://github.com/nodejs/node/issues/57666). A browser throws if storage is forbidden.
 */
function pageStorage(): DraftStorage | undefined {
  return typeof document === "undefined" ? undefined : sessionStorage;
}
