import { defineForm, type FormDefinition } from "../../define-form/define-form.ts";
import type { FormCopy, FormValues } from "../../define-form/field-definition.ts";
import type { Form } from "../../define-form/form.ts";

/** The name of a form that sends a message. */
export type MessageFormName = "contact" | "partnership" | "advertising";

/** The copy of a message form: that of its fields, and what its page says around them. */
// An interface, so that an error about a field is three lines.
export interface MessageCopy<Name extends string = string> extends FormCopy<Name> {
  readonly heading?: string;
  readonly send: string;
  readonly sending: string;
  readonly thanks: { readonly message: string; readonly close: string; readonly promise?: string };
  readonly sent: string;
  readonly errorSummary: string;
}

/**
 * A form that sends a message, on its own page.
 *
 * @example const messageForm: MessageForm<ContactValues> = contactForm;
 */
export type MessageForm<Values extends FormValues> = Form<Values> & {
  readonly name: MessageFormName;
  /** The path of the form's page, which the server renders again for an invalid native post. */
  readonly page: `/${string}`;
  readonly copy: MessageCopy<keyof Values & string>;
  /** Creates the same form in another language. */
  readonly translate: (copy: MessageCopy<keyof Values & string>) => MessageForm<Values>;
};

/** Defines a message form. */
export function defineMessageForm<Values extends FormValues>(
  definition: Pick<FormDefinition<Values>, "fields"> &
    NoInfer<Pick<MessageForm<Values>, "name" | "page" | "copy">>,
): MessageForm<Values> {
  return {
    ...defineForm(definition),
    ...definition,
    translate: (copy) => defineMessageForm({ ...definition, copy }),
  };
}
