/** The copy of one field. */
export type FieldCopy = {
  readonly label: string;
  readonly hint?: string;
  /** The labels of options by value. @default the values */
  readonly options?: Readonly<Record<string, string>>;
};

/**
 * The copy that all forms have: the copy of each field, and its error messages by refinement. `required` is also the message
 * for a missing text or a wrong type. A form may have more copy.
 */
export type FormCopy<Name extends string> = {
  readonly fields: Readonly<Record<Name, FieldCopy>>;
  readonly errors: Readonly<Record<Name, Readonly<Record<string, string>>>>;
};

/** The same copy with other strings. Options may have labels. */
export type Translated<Copy> = Copy extends string
  ? string
  : { readonly [Key in keyof Copy]: Translated<Copy[Key]> } & (Copy extends FieldCopy
      ? Pick<FieldCopy, "options">
      : unknown);
