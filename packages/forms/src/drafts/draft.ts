import type { FormValues } from "../define-form/field-definition.ts";
import type { Form, InputValues } from "../define-form/form.ts";
import type { QueueDraft } from "../submit/submit.ts";

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
export type Draft<Values> = QueueDraft<Values> & {
  /** Returns the stored input; `emptyValues` if there is none. */
  readonly read: () => InputValues<Values>;
  readonly write: (values: InputValues<Values>) => void;
  /** Removes the input and the queued message. */
  readonly clear: () => void;
  /** Removes the input if it still parses to these values. */
  readonly clearIfUnchanged: (values: Values) => void;
};
