import type { ControlAttributes, FormValues } from "../define-form/field-definition.ts";
import type { Form } from "../define-form/form.ts";

/**
 * The part of a form that `bindForm` uses.
 *
 * @example const form: BindableForm<ValuesOf<typeof newsletterForm>> = { ...newsletterForm, name: "newsletter-footer" };
 */
export type BindableForm<Values extends FormValues> = Pick<
  Form<Values>,
  | "name"
  | "fieldNames"
  | "fields"
  | "emptyValues"
  | "attributes"
  | "copy"
  | "readInput"
  | "parse"
  | "validate"
  | "createValidate"
> & { readonly withCopy: (copy: Form<Values>["copy"]) => BindableForm<Values> };

/** An option of a select or a group of checkboxes. */
export type FieldOption = {
  readonly value: string;
  readonly label: string;
  /** Whether it is chosen. */
  readonly checked: boolean;
};

/** The copy, attributes and state of a field, to be spread into its control. */
export type BoundField = ControlAttributes & {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint: string | undefined;
  /** The options with their labels, if the field has any. */
  readonly options: readonly FieldOption[] | undefined;
  /** The text. For a checkbox, always "on". */
  readonly value: string;
  /** Whether a checkbox is checked, or one of its group. Undefined for other fields. */
  readonly checked: boolean | undefined;
  /** The error, after a blur or an invalid submit. */
  readonly error: string | undefined;
  /** Ignores an event that moves the focus within a group of checkboxes. */
  readonly onBlur: (event?: unknown) => void;
  /** Accepts a control's event, or the value itself. */
  readonly onChange: (event: unknown) => void;
};

/** The error of a field, for an error summary. */
export type FieldError = {
  readonly id: string;
  /** The field's label, without its required mark. */
  readonly label: string;
  readonly message: string;
};
