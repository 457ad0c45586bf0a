import type { CallDefinition } from "@matchfront/api-client";
import { submitCopy, type MessageCopy, type MessageForm } from "@matchfront/forms/site";
import { bindForm, type BoundForm } from "@matchfront/forms/final-form";
import type { CountMessages, ToastProviderProps } from "@matchfront/ui";
import type { FailureMessages } from "../translate-failure.ts";
import { memo, type ComponentType } from "react";
import type { PastedNumberProps } from "../phone-number/pasted-number.tsx";
import type { EmailSuggestionProps } from "./email-suggestion.tsx";

export type MessageValues = Readonly<Record<string, string>>;

export type SentMessage = {
  /** The first characters of the idempotency key, which the visitor can quote to support. */
  readonly reference: string;
  readonly values: MessageValues;
};

export type FormMessages = {
  /** The `lang` of calls. Default: none, for answers in English. */
  readonly lang: string | undefined;
  readonly page: string;
  readonly copy: MessageCopy;
  readonly submit: typeof submitCopy;
  readonly failures: FailureMessages;
  readonly count: CountMessages;
  readonly toasts: ToastMessages;
};

type ToastMessages = Required<Pick<ToastProviderProps, "label" | "closeLabel">>;

export type FieldsProps = {
  /** `undefined` until its chunk has loaded. */
  PastedNumber?: ComponentType<PastedNumberProps> | undefined;
  EmailSuggestion?: ComponentType<EmailSuggestionProps> | undefined;
  /** The question whether another email domain was meant, with the placeholder `{domain}`. */
  didYouMean: string;
};

export type MessageFormConfig = {
  readonly form: MessageForm<MessageValues>;
  readonly bound: BoundForm<MessageValues>;
  readonly call: CallDefinition;
  readonly Fields: ComponentType<FieldsProps>;
  readonly lang: FormMessages["lang"];
  readonly page: string;
  readonly submit: FormMessages["submit"];
  /** The messages of API errors. Default: their own. */
  readonly failures: FailureMessages | undefined;
  /** The labels of toasts. Default: their own. */
  readonly toasts: ToastMessages | undefined;
  readonly translate: (messages: FormMessages) => MessageFormConfig;
};

type ConfigMessages = Pick<FormMessages, "page" | "submit"> &
  Partial<Pick<FormMessages, "lang" | "failures" | "count" | "toasts">>;

/**
 * Binds a form to its call and fields.
 *
 * @param fieldsOf creates the component that renders the fields, in order
 */
export function configureMessageForm<Values extends MessageValues>(
  form: MessageForm<Values>,
  call: CallDefinition,
  fieldsOf: (
    bound: BoundForm<Values>,
    form: MessageForm<Values>,
    countMessages?: CountMessages,
  ) => ComponentType<FieldsProps>,
  { lang, page, submit, failures, count: countMessages, toasts }: ConfigMessages = {
    page: form.page,
    submit: submitCopy,
  },
): MessageFormConfig {
  const bound = bindForm(form);
  const translate = (messages: FormMessages) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the messages are those of this very form
    configureMessageForm(form.translate(messages.copy as typeof form.copy), call, fieldsOf, messages);
  const Fields = memo(fieldsOf(bound, form, countMessages));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parameters' types make form and fields agree; the result is one type for all forms
  return {
    form,
    bound,
    call,
    Fields,
    lang,
    page,
    submit,
    failures,
    toasts,
    translate,
  } as unknown as MessageFormConfig;
}
