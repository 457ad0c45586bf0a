import type { Parsed } from "../define-form/form.ts";
import type { QueuedMessage } from "../queue/queued-message.ts";
import type { Send } from "../submit/submit.ts";

/** The text of each field of a form, not validated. */
export type FormInput = Readonly<Record<string, string>>;

/**
 * The part of a form that its draft depends on. A form that holds secrets has no draft.
 *
 * @example const form: DraftForm<ContactInput, ContactValues> = contactForm;
 */
export type DraftForm<Fields extends FormInput, Values> = {
  /** The storage entry is `draft-` followed by this. */
  readonly name: string;
  /** The blank form; only its fields are stored. */
  readonly emptyValues: Fields;
  readonly readInput: (input: unknown) => Fields;
  readonly parse: (input: unknown) => Parsed<Values>;
  readonly secret?: false | undefined;
};

/**
 * A message form's typed text in `sessionStorage`, with the message that is queued to be sent.
 *
 * @example const { read, write, clear }: Draft<ContactInput, ContactValues> = createDraft(contactForm);
 */
export type Draft<Fields, Values> = {
  /** The typed text; `emptyValues` if there is none. */
  readonly read: () => Fields;
  readonly write: (values: Fields) => void;
  /** Removes the typed text and the queued message. */
  readonly clear: () => void;
  /** Removes the typed text if it parses to exactly these values. */
  readonly clearIfUnchanged: (values: Values) => void;
  /** A `send` that removes the typed text once it was sent, before it resolves. */
  readonly clearOnSuccess: <Result>(send: Send<Values, Result>) => Send<Values, Result>;
  /** The message that waits for the network, validated again; an invalid one is removed. */
  readonly readQueued: () => QueuedMessage<Values> | undefined;
  readonly writeQueued: (message: QueuedMessage<Values> | undefined) => void;
};
