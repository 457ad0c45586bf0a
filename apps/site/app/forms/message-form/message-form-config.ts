import type { CallDefinition } from "@matchfront/api-client";
import { submitCopy, type MessageCopy, type MessageForm } from "@matchfront/forms/site";
import { bindForm, type BoundForm } from "@matchfront/forms/final-form";
import type { CountMessages, ToastProviderProps } from "@matchfront/ui";
import type { FailureWords } from "../translate-failure.ts";
import { memo, type ComponentType } from "react";
import type * as interactionModule from "./sending.ts";

export type MessageValues = Readonly<Record<string, string>>;

export type SentMessage = {
  /** The first characters of the idempotency key, which the visitor can quote to support. */
  readonly reference: string;
  readonly values: MessageValues;
};

export type MessageWords = {
  /** The language in which the server must answer. */
  readonly lang: string;
  readonly page: string;
  readonly copy: MessageCopy;
  readonly submit: typeof submitCopy;
  readonly failures: FailureWords;
  readonly count: CountMessages;
  readonly toasts: ToastWords;
};

type ToastWords = Required<Pick<ToastProviderProps, "label" | "closeLabel">>;

/** The interaction chunk of a form: the API client, toasts and suggestions. */
export type InteractionModule = typeof interactionModule;

export type FieldsProps = {
  /** `undefined` until its chunk has loaded. */
  PastedNumber?: InteractionModule["PastedNumber"] | undefined;
  EmailSuggestion?: InteractionModule["EmailSuggestion"] | undefined;
  /** The question whether another email domain was meant, with the placeholder `{domain}`. */
  didYouMean: string;
};

export type MessageFormConfig = {
  readonly form: MessageForm<MessageValues>;
  readonly bound: BoundForm<MessageValues>;
  readonly call: CallDefinition;
  readonly Fields: ComponentType<FieldsProps>;
  /** The language; `undefined` in English. */
  readonly lang: string | undefined;
  readonly page: string;
  readonly submit: MessageWords["submit"];
  /** `undefined` in English, since API errors have English messages. */
  readonly failures: FailureWords | undefined;
  /** `undefined` in English, since toasts have English defaults. */
  readonly toasts: ToastWords | undefined;
  readonly withWords: (words: MessageWords) => MessageFormConfig;
};

type ConfigWords = Pick<MessageWords, "page" | "submit"> &
  Partial<Pick<MessageWords, "lang" | "failures" | "count" | "toasts">>;

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
  { lang, page, submit, failures, count: countMessages, toasts }: ConfigWords = {
    page: form.page,
    submit: submitCopy,
  },
): MessageFormConfig {
  const bound = bindForm(form);
  const withWords = (words: MessageWords) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the words are those of this very form
    configureMessageForm(form.translate(words.copy as typeof form.copy), call, fieldsOf, words);
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
    withWords,
  } as unknown as MessageFormConfig;
}
