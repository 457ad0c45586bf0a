import type { FormValues } from "../define-form/field-definition.ts";
import type { Form, InputValues } from "../define-form/form.ts";
import type { QueuedMessage } from "../submit/queued-message.ts";
import type { Send } from "../submit/submit.ts";

/**
 * The part of a form that its draft uses. The storage key is `draft-` and the name. A secret form has no draft.
 *
 * @example const form: DraftForm<ValuesOf<typeof newsletterForm>> = { ...newsletterForm, name: "newsletter-footer" };
 */
export type DraftForm<Values extends FormValues> = Pick<
  Form<Values>,
  "name" | "secret" | "emptyValues" | "readInput" | "parse"
>;

/**
 * A form's input in `sessionStorage`, and its queued message.
 *
 * @example const { read, write, clear }: Draft<ValuesOf<typeof newsletterForm>> = createDraft(newsletterForm);
 */
export type Draft<Values> = {
  /** Returns the stored input; `emptyValues` if there is none. */
  readonly read: () => InputValues<Values>;
  readonly write: (values: InputValues<Values>) => void;
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
