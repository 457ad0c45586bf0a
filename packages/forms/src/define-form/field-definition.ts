import type { Infer, Struct } from "superstruct";

/** Any superstruct struct: `Struct` is invariant, so no narrower type accepts both a string's and an enumeration's. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Rule = Struct<any, any> & { readonly TYPE: string };

/**
 * The HTML attributes of a field's control, in React's spelling. They repeat what the rule says because a struct cannot be
 * inspected; `checkForm` verifies that they agree. Omit `maxLength` if the rule has a message for it: a browser that
 * truncates the input would never let the message show.
 */
export type ControlAttributes = {
  /** A checkbox's text is "on" or "", as browsers post it. */
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
 * One field's definition, except for its copy, which is in the form's `copy`.
 *
 * @example const age: FieldDefinition = { rule: refine(requiredText, "digits", isDigits), attributes: { inputMode: "numeric" } };
 */
export type FieldDefinition<FieldRule extends Rule = Rule> = {
  /** A struct of a string with named refinements: the name of the failing one chooses the message. */
  readonly rule: FieldRule;
  /** Normalizes the text before it is validated. @default (text) => text.trim() */
  readonly normalize?: (text: string) => string;
  /** The values to choose from, the same in every language. `copy.fields.x.options` may label them. */
  readonly options?: readonly string[];
  readonly attributes?: ControlAttributes;
  /** The length in characters above which a counter asks for less. A longer text is neither rejected nor truncated. */
  readonly recommendedMaxLength?: number;
};

/** The fields of a form by name, in the form's order. */
export type FieldDefinitions = Readonly<Record<string, FieldDefinition>>;

/** The names of a form's fields. */
export type NameOf<Fields> = keyof Fields & string;

/** The valid values by field. */
export type Values<Fields extends FieldDefinitions> = {
  readonly [Name in NameOf<Fields>]: Infer<Fields[Name]["rule"]>;
};

/** The typed text by field, not validated. */
export type InputValues<Fields extends FieldDefinitions> = { readonly [Name in NameOf<Fields>]: string };

/** What a form accepts by field: a checkbox may also be a boolean. */
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
