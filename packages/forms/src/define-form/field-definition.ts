import type { Infer, Struct } from "superstruct";

/** Any superstruct struct: `Struct` is invariant, so no narrower type takes both a text's and an enumeration's. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Rule = Struct<any, any> & { readonly TYPE: string };

/**
 * The HTML attributes of a field's control, named as React names them. They stand beside the rule, which cannot be read:
 * `checkForm` proves that requirement, lengths and options agree with it. Leave `maxLength` out where the rule has a message for it, which a browser
 * that cuts what is typed would never let anybody read.
 */
export type Control = {
  readonly type?: "email" | "password" | "search" | "tel" | "text" | "url";
  readonly required?: boolean;
  readonly autoComplete?: string;
  readonly autoCapitalize?: "characters" | "none" | "off" | "on" | "sentences" | "words";
  readonly inputMode?: "decimal" | "email" | "none" | "numeric" | "search" | "tel" | "text" | "url";
  readonly spellCheck?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Of a text area: lines to show. */
  readonly rows?: number;
};

/**
 * What is known of one field, but for its words: those are in the form's copy.
 *
 * @example const age: FieldDefinition = { rule: refine(requiredText, "digits", isDigits), control: { inputMode: "numeric" } };
 */
export type FieldDefinition<FieldRule extends Rule = Rule> = {
  /** A struct of a text. Its refinements are named: their names choose the message. */
  readonly rule: FieldRule;
  /** How a text is taken in. @default (text) => text.trim() */
  readonly clean?: (text: string) => string;
  /** The values to choose from, the same in every language. `copy.fields.x.options` may give them other labels. */
  readonly options?: readonly string[];
  readonly control?: Control;
  /** The length in characters from which a counter asks for fewer words. Nothing refuses or cuts a longer text. */
  readonly advice?: number;
};

/** The fields of a form by name, in the form's order. */
export type FieldDefinitions = Readonly<Record<string, FieldDefinition>>;

/** The names of a form's fields. */
export type NameOf<Fields> = keyof Fields & string;

/** What keeps every rule: each field's text. */
export type Values<Fields extends FieldDefinitions> = {
  readonly [Name in NameOf<Fields>]: Infer<Fields[Name]["rule"]>;
};

/** What is being typed: any text in any field. */
export type Typed<Fields extends FieldDefinitions> = { readonly [Name in NameOf<Fields>]: string };

/** The rules of all fields as one struct. */
export type SchemaOf<Fields extends FieldDefinitions> = Struct<
  Values<Fields>,
  { [Name in NameOf<Fields>]: Fields[Name]["rule"] }
>;
