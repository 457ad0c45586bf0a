import type { CallDefinition } from "@matchfront/api-client";
import { submitCopy, type MessageCopy, type MessageForm } from "@matchfront/forms/site";
import { bindForm, type BoundForm } from "@matchfront/forms/final-form";
import type { CountMessages, ToastProviderProps } from "@matchfront/ui";
import type { FailureMessages } from "../translate-failure.ts";
import { memo, type ComponentType } from "react";

export type MessageValues = Readonly<Record<string, string>>;

export type SentMessage = {
  /** The server's reference, if it has one. The visitor can quote it to support. */
  readonly reference: string | undefined;
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
  readonly toasts: Required<Pick<ToastProviderProps, "label" | "closeLabel">>;
};

/** The props of the component that renders a form's fields. */
export type FieldsProps<Values extends MessageValues> = Pick<BoundForm<Values>, "Field"> & {
  form: Pick<MessageForm<Values>, "copy" | "fields">;
  messages: ConfigMessages;
};

export type MessageFormConfig = {
  readonly form: MessageForm<MessageValues>;
  readonly bound: BoundForm<MessageValues>;
  readonly call: CallDefinition;
  readonly Fields: ComponentType<FieldsProps<MessageValues>>;
  readonly messages: ConfigMessages;
  readonly translate: (messages: FormMessages) => MessageFormConfig;
};

/** A form's messages. API errors, counts and toasts have their own by default. */
export type ConfigMessages = Pick<FormMessages, "page" | "submit"> & Partial<FormMessages>;

/** Binds a form to its call and to the component that renders its fields. */
export function configureMessageForm<Values extends MessageValues>(
  form: MessageForm<Values>,
  call: CallDefinition,
  Fields: ComponentType<FieldsProps<Values>>,
  messages: ConfigMessages = { page: form.page, submit: submitCopy },
): MessageFormConfig {
  const bound = bindForm(form);
  const translate = (translated: FormMessages) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the messages are those of this very form
    configureMessageForm(form.translate(translated.copy as typeof form.copy), call, Fields, translated);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parameters' types make form and fields agree; the result is one type for all forms
  return { form, bound, call, Fields: memo(Fields), messages, translate } as unknown as MessageFormConfig;
}
