import type { Parsed } from "../define-form/form.ts";
import type { QueuedMessage } from "../queue/queued-message.ts";
import type { Send } from "../submit/submit.ts";

/** The texts of a form's fields. */
export type Texts = Readonly<Record<string, string>>;

/**
 * What a draft needs of a form. A form that holds secrets has no draft.
 *
 * @example const form: DraftForm<ContactDraft, ContactValues> = contactForm;
 */
export type DraftForm<Fields extends Texts, Values> = {
  /** The entry is called `draft-` and this. */
  readonly name: string;
  /** The form before anything is typed; its fields are the ones that are kept. */
  readonly empty: Fields;
  readonly parse: (input: unknown) => Parsed<Values>;
  readonly secret?: false | undefined;
};

/**
 * What a visitor has typed into a message form, in the session's storage, with the message that waits to be sent.
 *
 * @example const { read, write, clear }: Draft<ContactDraft, ContactValues> = createDraft(contactForm);
 */
export type Draft<Fields, Values> = {
  /** What was typed; `empty` for what was not. */
  readonly read: () => Fields;
  readonly write: (values: Fields) => void;
  /** Forgets what was typed and what waits. */
  readonly clear: () => void;
  /** Forgets what was typed where it comes to exactly these values; other words stay. */
  readonly forget: (values: Values) => void;
  /** A `send` that forgets what was typed once it was sent, before anybody hears of that. */
  readonly wrap: <Answer>(send: Send<Values, Answer>) => Send<Values, Answer>;
  /** The message that waits for the network, parsed again; one that breaks the form's rules is dropped. */
  readonly readQueued: () => QueuedMessage<Values> | undefined;
  readonly writeQueued: (message: QueuedMessage<Values> | undefined) => void;
};
