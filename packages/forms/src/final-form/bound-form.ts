import type { FieldCopy } from "../define-form/copy.ts";
import type { ControlAttributes } from "../define-form/field-definition.ts";
import type { Parsed } from "../define-form/form.ts";

/** The part of a form that `bindForm` uses. */
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
  /** Creates a `validate` that validates only fields that changed. */
  readonly createValidate?: () => Validate;
  /** Creates the same form with other copy. */
  readonly withCopy?: (copy: never) => unknown;
};

type Validate = (input: unknown) => Readonly<Record<string, string | undefined>>;

/** The names of a bound form's fields. */
export type BoundName<Form extends BindableForm> = keyof Form["emptyValues"] & string;

/** An option of a field. */
export type FieldOption = { readonly value: string; readonly label: string };

/** The copy, attributes and state of a field, to be spread into its control. */
export type BoundField<Form extends BindableForm, Name extends BoundName<Form>> = Form["attributes"][Name] & {
  readonly id: string;
  readonly name: Name;
  readonly label: string;
  readonly hint?: string;
  /** The text. For a checkbox, always "on". */
  readonly value: string;
  /** The error, after a blur or an invalid submit. */
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

/** The error of a field, for an error summary. */
export type FieldError = {
  readonly id: string;
  /** The field's label, without its required mark. */
  readonly label: string;
  readonly message: string;
};
