/** The words of one field. */
export type FieldCopy = {
  readonly label: string;
  readonly hint?: string;
  /** Labels of the options that are not called by their value. */
  readonly options?: Readonly<Record<string, string>>;
};

/**
 * The words that every form has: those of each field, and the message for each rule that it may break, by the
 * refinement's name; `required` answers a missing text and a wrong type, too. A form may have any more.
 */
export type FormCopy<Name extends string> = {
  readonly fields: Readonly<Record<Name, FieldCopy>>;
  readonly errors: Readonly<Record<Name, Readonly<Record<string, string>>>>;
};

/** The same copy in other words: each text may be any. */
export type Translated<Copy> = Copy extends string
  ? string
  : { readonly [Key in keyof Copy]: Translated<Copy[Key]> };
