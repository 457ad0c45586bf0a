import type { CallDefinition, CallValues } from "@matchfront/api-client";
import type { Parsed } from "@matchfront/forms";
import { bindForm, type BindableForm, type BoundForm } from "@matchfront/forms/final-form";
import { memo, type ComponentType } from "react";

/** The values of a message, as its fields show them. */
export type Texts = Readonly<Record<string, string>>;

/** What the site needs of a message form's definition. */
export type MessageDefinition = BindableForm & {
  readonly page: `/${string}`;
  readonly secret: false;
  readonly parse: (input: unknown) => Parsed<Texts>;
  readonly copy: {
    readonly send: string;
    readonly sending: string;
    readonly errorSummary: string;
    readonly sent: string;
    readonly thanks: { readonly message: string; readonly close: string };
  };
};

/** A message form of the site: its definition, the call that it is sent by and its fields. */
export type MessageFormBinding = {
  readonly form: MessageDefinition;
  readonly bound: BoundForm<MessageDefinition>;
  readonly call: CallDefinition;
  readonly Fields: ComponentType;
};

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
>(form: Form, call: Call, fieldsOf: (bound: BoundForm<Form>) => ComponentType): MessageFormBinding {
  const bound = bindForm(form);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parameters' types make form, call and fields agree; the result is one type for all forms
  return { form, bound, call, Fields: memo(fieldsOf(bound)) } as unknown as MessageFormBinding;
}
