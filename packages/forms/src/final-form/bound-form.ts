import type { FieldCopy } from "../define-form/copy.ts";
import type { ControlAttributes } from "../define-form/field-definition.ts";
import type { Parsed } from "../define-form/form.ts";

/** The part of a form that `bindForm` uses; any form of `defineForm` has it. */
export type BindableForm = {
  readonly name: string;
  readonly fieldNames: readonly string[];
  readonly emptyValues: Readonly<Record<string, string>>;
  readonly attributes: Readonly<Record<string, ControlAttributes>>;
  readonly copy: { readonly fields: Readonly<Record<string, FieldCopy>> };
  readonly fields: Readonly<Record<string, { readonly rule: unknown; readonly options?: readonly string[] }>>;
  readonly readInput: (input: unknown) => Readonly<Record<string, string>>;
  readonly parse: (input: unknown) => Parsed<unknown>;
  readonly validate: Validate;
  /** Instead of `validate`: makes one that checks only the fields again that have changed. */
  readonly createValidate?: () => Validate;
  /** The same form with other copy. */
  readonly withCopy?: (copy: never) => unknown;
};

type Validate = (input: unknown) => Readonly<Record<string, string | undefined>>;

/** The names of a bound form's fields. */
export type BoundName<Form extends BindableForm> = keyof Form["emptyValues"] & string;

/** An option of a field: the value that is sent, and its label. */
export type FieldOption = { readonly value: string; readonly label: string };

/** A field's copy, attributes and state, to be spread into its control. */
export type BoundField<Form extends BindableForm, Name extends BoundName<Form>> = Form["attributes"][Name] & {
  readonly id: string;
  readonly name: Name;
  readonly label: string;
  readonly hint?: string;
  /** The typed text; of a checkbox "on", whether it is `checked` or not. */
  readonly value: string;
  /** The error, once the field was blurred or a submit was invalid. */
  readonly error: string | undefined;
  readonly onBlur: () => void;
  /** Accepts a control's event, or the value itself. */
  readonly onChange: (event: unknown) => void;
} & (Form["attributes"][Name] extends { readonly type: "checkbox" }
    ? { readonly checked: boolean }
    : unknown) &
  (Form["fields"][Name] extends { readonly options: readonly string[] }
    ? { readonly options: readonly FieldOption[] }
    : unknown);

/** A field's error, for an error summary that names the field and links to it. */
export type FieldError = {
  readonly id: string;
  /** The field's label, without the mark of a required field. */
  readonly label: string;
  readonly message: string;
};
