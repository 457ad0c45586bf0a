/** The copy of one field. */
export type FieldCopy = {
  readonly label: string;
  readonly hint?: string;
  /** Labels of the options whose label differs from their value. */
  readonly options?: Readonly<Record<string, string>>;
};

/**
 * The copy that every form has: that of each field, and its error messages by the refinement's name; `required` is also
 * the message for a missing text and a wrong type. A form may have more.
 */
export type FormCopy<Name extends string> = {
  readonly fields: Readonly<Record<Name, FieldCopy>>;
  readonly errors: Readonly<Record<Name, Readonly<Record<string, string>>>>;
};

/** The same copy in another language: each string may be any, and options may have labels. */
export type Translated<Copy> = Copy extends string
  ? string
  : { readonly [Key in keyof Copy]: Translated<Copy[Key]> } & (Copy extends FieldCopy
      ? Pick<FieldCopy, "options">
      : unknown);
