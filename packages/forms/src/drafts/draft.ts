import type { Parsed } from "../define-form/form.ts";
import type { QueuedMessage } from "../queue/queued-message.ts";
import type { Send } from "../submit/submit.ts";

/** The text of each field of a form, not validated. */
export type FormInput = Readonly<Record<string, string>>;

/**
 * The part of a form that its draft uses. A secret form has no draft.
 *
 * @example const form: DraftForm<ContactInput, ContactValues> = contactForm;
 */
export type DraftForm<Fields extends FormInput, Values> = {
  /** The storage key is `draft-` and the name. */
  readonly name: string;
  /** The blank form. Only its fields are stored. */
  readonly emptyValues: Fields;
  readonly readInput: (input: unknown) => Fields;
  readonly parse: (input: unknown) => Parsed<Values>;
  readonly secret?: false | undefined;
};

/**
 * A form's input in `sessionStorage`, and its queued message.
 *
 * @example const { read, write, clear }: Draft<ContactInput, ContactValues> = createDraft(contactForm);
 */
export type Draft<Fields, Values> = {
  /** Returns the stored input; `emptyValues` if there is none. */
  readonly read: () => Fields;
  readonly write: (values: Fields) => void;
  /** Removes the input and the queued message. */
  readonly clear: () => void;
  /** Removes the input if it still parses to these values. */
  readonly clearIfUnchanged: (values: Values) => void;
  /** Wraps a `send` to remove the input that it sent, before it resolves. */
  readonly clearOnSuccess: <Result>(send: Send<Values, Result>) => Send<Values, Result>;
  /** Returns the queued message. Removes it if it is no longer valid. */
  readonly readQueued: () => QueuedMessage<Values> | undefined;
  readonly writeQueued: (message: QueuedMessage<Values> | undefined) => void;
};
