import type { FieldCopy } from "../define-form/copy.ts";
import type { Control } from "../define-form/field-definition.ts";
import type { Parsed } from "../define-form/form.ts";

/** What a form is bound by: any form of `defineForm` has it. */
export type BindableForm = {
  readonly name: string;
  readonly names: readonly string[];
  readonly empty: Readonly<Record<string, string>>;
  readonly constraints: Readonly<Record<string, Control>>;
  readonly copy: { readonly fields: Readonly<Record<string, FieldCopy>> };
  readonly fields: Readonly<Record<string, { readonly rule: unknown; readonly options?: readonly string[] }>>;
  readonly typed: (input: unknown) => Readonly<Record<string, string>>;
  readonly parse: (input: unknown) => Parsed<unknown>;
  readonly validate: (input: unknown) => Readonly<Record<string, string | undefined>>;
};

/** The names of a bound form's fields. */
export type BoundName<Form extends BindableForm> = keyof Form["empty"] & string;

/** A choice of a field: what is sent, and what it is called. */
export type Option = { readonly value: string; readonly label: string };

/** All that a field's control needs, to be spread into it: its words, its attributes and its state. */
export type BoundField<
  Form extends BindableForm,
  Name extends BoundName<Form>,
> = Form["constraints"][Name] & {
  readonly id: string;
  readonly name: Name;
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  /** What is wrong, once the field has been left or the form was refused. */
  readonly error: string | undefined;
  readonly onBlur: () => void;
  /** Takes the event of a control, or the value itself. */
  readonly onChange: (event: unknown) => void;
} & (Form["fields"][Name] extends { readonly options: readonly string[] }
    ? { readonly options: readonly Option[] }
    : unknown);

/** What is wrong with which field: for a summary that names the field and leads to it. */
export type Problem = {
  readonly id: string;
  /** The field's label, without the mark of a required field. */
  readonly label: string;
  readonly message: string;
};
