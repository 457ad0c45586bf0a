import type { CallDefinition, CallValues } from "@matchfront/api-client";
import { submitCopy, type MessageFormName, type Parsed } from "@matchfront/forms";
import { bindForm, type BindableForm, type BoundForm } from "@matchfront/forms/final-form";
import type { CountWords, ToastProviderProps } from "@matchfront/ui";
import type { FailureWords } from "../translate-failure.ts";
import { memo, type ComponentType } from "react";
import type * as sendingModule from "./sending.ts";

/** The values of a message, as its fields show them. */
export type Texts = Readonly<Record<string, string>>;

/** A message that was sent. */
export type SentMessage = {
  /** How its key begins, which its sender may quote. */
  readonly reference: string;
  readonly values: Texts;
};

/** What the site needs of a message form's definition. */
export type MessageDefinition = BindableForm & {
  readonly name: MessageFormName;
  readonly page: `/${string}`;
  readonly secret: false;
  readonly parse: (input: unknown) => Parsed<Texts>;
  readonly copy: MessageCopy;
  readonly withCopy: (copy: never) => unknown;
};

type MessageCopy = BindableForm["copy"] & {
  readonly send: string;
  readonly sending: string;
  readonly errorSummary: string;
  readonly sent: string;
  readonly thanks: { readonly message: string; readonly close: string; readonly promise?: string };
};

/** What a message form says in another language than English. */
export type MessageWords = {
  /** The language, in which the server is to answer. */
  readonly lang: string;
  /** The path of its page in that language. */
  readonly page: string;
  readonly copy: MessageCopy;
  readonly submit: { readonly [Text in keyof typeof submitCopy]: string };
  /** What it says of a call that was not answered in words. */
  readonly failures: FailureWords;
  readonly count: CountWords;
  readonly toasts: ToastWords;
};

/** What toasts say besides their messages. */
type ToastWords = Required<Pick<ToastProviderProps, "label" | "closeLabel">>;

/** The code that loads when a form is first used: the API client, toasts, and the note on a pasted number. */
export type Sending = typeof sendingModule;

export type FieldsProps = {
  /** Undefined until it has been loaded. */
  PastedNumber?: Sending["PastedNumber"] | undefined;
  EmailSuggestion?: Sending["EmailSuggestion"] | undefined;
  /** The question whether another mail domain was meant, with `{domain}`. */
  didYouMean: string;
};

/** A message form of the site: its definition, the call that it is sent by and its fields. */
export type MessageFormBinding = {
  readonly form: MessageDefinition;
  readonly bound: BoundForm<MessageDefinition>;
  readonly call: CallDefinition;
  readonly Fields: ComponentType<FieldsProps>;
  /** Its language; undefined in English. */
  readonly lang: string | undefined;
  /** The path of its page. */
  readonly page: string;
  /** What is the same in all forms. */
  readonly submit: MessageWords["submit"];
  /** Undefined in English, which the errors speak. */
  readonly failures: FailureWords | undefined;
  /** Undefined in English, which they speak. */
  readonly toasts: ToastWords | undefined;
  /** The same form in another language. */
  readonly withWords: (words: MessageWords) => MessageFormBinding;
};

/** What its definition does not say. */
type OwnWords = Pick<MessageWords, "page" | "submit"> &
  Partial<Pick<MessageWords, "lang" | "failures" | "count" | "toasts">>;

/**
 * Binds a form to the call that it is sent by, and to its fields.
 *
 * @param form its fields are those of the call: one more or less is a type error
 * @param fieldsOf makes the component of its fields, in their order
 */
export function bindMessageForm<
  Call extends CallDefinition,
  Form extends MessageDefinition & {
    readonly names: readonly Call["names"][number][];
    readonly parse: (input: unknown) => Parsed<CallValues<Call>>;
  },
>(
  form: Form,
  call: Call,
  fieldsOf: (bound: BoundForm<Form>, form: Form, count?: CountWords) => ComponentType<FieldsProps>,
  { lang, page, submit, failures, count, toasts }: OwnWords = { page: form.page, submit: submitCopy },
): MessageFormBinding {
  const bound = bindForm(form);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the words are those of this very form
  const translated = ({ copy }: MessageWords) => form.withCopy(copy as never) as Form;
  const withWords = (words: MessageWords) => bindMessageForm(translated(words), call, fieldsOf, words);
  const Fields = memo(fieldsOf(bound, form, count));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parameters' types make form, call and fields agree; the result is one type for all forms
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
  } as unknown as MessageFormBinding;
}
