import type { Struct } from "superstruct";

/**
 * The HTML attributes of a field's control, in React's spelling. They repeat the rule, because a struct cannot be inspected.
 * `checkForm` verifies that both agree. Omit `maxLength` if the rule has a message for it: browsers truncate longer input, so
 * that the message would never show.
 */
export type ControlAttributes = {
  /** The text of a checkbox is "on" or "", as browsers post it. */
  readonly type?: "checkbox" | "date" | "email" | "password" | "search" | "tel" | "text" | "url";
  readonly required?: boolean;
  readonly autoComplete?: string;
  readonly autoCapitalize?: "characters" | "none" | "off" | "on" | "sentences" | "words";
  readonly inputMode?: "decimal" | "email" | "none" | "numeric" | "search" | "tel" | "text" | "url";
  readonly spellCheck?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** The visible lines of a text area. */
  readonly rows?: number;
};

/**
 * The definition of a field. Its messages are in the form's `copy`.
 *
 * @example const age: FieldDefinition = { rule: refine(requiredText, "digits", isDigits), attributes: { inputMode: "numeric" } };
 */
// oxlint-disable-next-line typescript/no-explicit-any -- `Struct` is invariant: only `any` accepts all fields
export type FieldDefinition<Value = any> = {
  /** A struct of a string, or one that coerces it to a number or an array. The failing refinement's name chooses the message. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the schema of a struct, such as that of `enums`
  readonly rule: Struct<Value, any>;
  /** Normalizes the text before it is validated. @default (text) => text.trim() */
  readonly normalize?: (text: string) => string;
  /** The values of a select or a group of checkboxes, the same in all languages. `copy.fields.x.options` may label them. */
  readonly options?: readonly string[];
  readonly attributes?: ControlAttributes;
  /** The number of characters above which a counter warns. A longer text is neither rejected nor truncated. */
  readonly recommendedMaxLength?: number;
};

/** The valid values of any form by field. */
export type FormValues = Readonly<Record<string, unknown>>;

/** The fields of a form, in the order of the page and of the errors. */
// oxlint-disable-next-line typescript/no-explicit-any -- see `FieldDefinition`
export type FieldDefinitions<Values extends FormValues = any> = {
  readonly [Name in keyof Values]: FieldDefinition<Values[Name]>;
};

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
