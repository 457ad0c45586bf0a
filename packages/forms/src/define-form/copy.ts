/** The copy of one field. */
export type FieldCopy = {
  readonly label: string;
  readonly hint?: string;
  /** The text of a select whose value is "". */
  readonly prompt?: string;
  /** The labels of options by value. @default the values */
  readonly options?: Readonly<Record<string, string>>;
};

/**
 * The copy of a form: of each field, and its error messages by refinement. `required` is also the message for a missing text
 * or a wrong type. A field that is always valid has the messages `{}`.
 *
 * @example const french: FormCopy<"email"> = { fields: { email: { label: "E-mail" } }, errors: { email: {} } };
 */
export type FormCopy<Name extends string> = {
  readonly fields: Readonly<Record<Name, FieldCopy>>;
  readonly errors: Readonly<Record<Name, Readonly<Record<string, string>>>>;
};
