import type { Infer, Struct } from "superstruct";

/** Any superstruct struct: `Struct` is invariant, so no narrower type accepts both a string's and an enumeration's. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Rule = Struct<any, any> & { readonly TYPE: string };

/**
 * The HTML attributes of a field's control, in React's spelling. They repeat the rule, because a struct cannot be inspected.
 * `checkForm` verifies that both agree. Omit `maxLength` if the rule has a message for it: browsers truncate longer input, so
 * that the message would never show.
 */
export type ControlAttributes = {
  /** The text of a checkbox is "on" or "", as browsers post it. */
  readonly type?: "checkbox" | "email" | "password" | "search" | "tel" | "text" | "url";
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
export type FieldDefinition<FieldRule extends Rule = Rule> = {
  /** A struct of a string. The name of the failing refinement chooses the message. */
  readonly rule: FieldRule;
  /** Normalizes the text before it is validated. @default (text) => text.trim() */
  readonly normalize?: (text: string) => string;
  /** The values of a select, the same in all languages. `copy.fields.x.options` may label them. */
  readonly options?: readonly string[];
  readonly attributes?: ControlAttributes;
  /** The number of characters above which a counter warns. A longer text is neither rejected nor truncated. */
  readonly recommendedMaxLength?: number;
};

/** The fields of a form by name, in the form's order. */
export type FieldDefinitions = Readonly<Record<string, FieldDefinition>>;

/** The names of a form's fields. */
export type NameOf<Fields> = keyof Fields & string;

/** The valid values of a form by field. */
export type Values<Fields extends FieldDefinitions> = {
  readonly [Name in NameOf<Fields>]: Infer<Fields[Name]["rule"]>;
};

/** The text of each field, not validated. */
export type InputValues<Fields extends FieldDefinitions> = { readonly [Name in NameOf<Fields>]: string };

/** The input of the Standard Schema by field. A checkbox may also be a boolean. */
export type SchemaInput<Fields extends FieldDefinitions> = {
  readonly [Name in NameOf<Fields>]: Fields[Name] extends { attributes: { type: "checkbox" } }
    ? string | boolean
    : string;
};

/** The rules of all fields as one struct. */
export type SchemaOf<Fields extends FieldDefinitions> = Struct<
  Values<Fields>,
  { [Name in NameOf<Fields>]: Fields[Name]["rule"] }
>;
