import { refine as refineStruct, type, validate, type Struct } from "superstruct";
import { failure } from "../copy/failure-message.ts";
import type { FieldDefinition, FieldDefinitions, FormCopy, FormValues } from "./field-definition.ts";
import type { FieldErrors, Form, Parsed } from "./form.ts";
import { coerceText, readFields } from "./read-fields.ts";

/** The parameter of `defineForm`. */
export type FormDefinition<Values extends FormValues, Secret extends boolean = false> = {
  /** The name of the draft, and the prefix of the controls' ids. */
  readonly name: string;
  /** The fields, in the order of the page and of the errors. */
  readonly fields: FieldDefinitions<Values>;
  readonly copy: FormCopy<NoInfer<keyof Values & string>>;
  /** Whether the form holds secrets, and so has no draft. @default false */
  readonly secret?: Secret;
  /** The cross-field rules, by the field and the name of their message: whether the values are valid. */
  readonly refine?: {
    readonly [Name in keyof Values]?: Readonly<Record<string, (values: NoInfer<Values>) => boolean>>;
  };
};

/**
 * Defines a form by its fields, each with a superstruct rule and HTML attributes, and its copy.
 *
 * The message of an error is the one in `copy.errors` for the field and the failing refinement, else "something went wrong":
 * superstruct's own messages are for developers (https://github.com/ianstormtaylor/superstruct/issues/568).
 *
 * @throws TypeError if a field has no label or no error messages, or a cross-field rule no message
 * @example
 * const newsletterForm = defineForm({
 *   name: "newsletter",
 *   fields: { email: emailField },
 *   copy: {
 *     fields: { email: { label: "Email" } },
 *     errors: { email: { required: "Email is required", email: "Must be a valid email" } },
 *   },
 * });
 * newsletterForm.parse({ email: " ada@example.com" }); // { status: "valid", values: { email: "ada@example.com" } }
 */
export function defineForm<Values extends FormValues, Secret extends boolean = false>(
  definition: FormDefinition<Values, Secret>,
): Form<Values, Secret>;
export function defineForm(definition: FormDefinition<FormValues, boolean>): Form<FormValues, boolean> {
  const { name, fields, copy, secret = false, refine } = definition;
  const fieldNames = Object.keys(fields);
  const byName = <Value>(valueOf: (field: string, definition: FieldDefinition) => Value) =>
    Object.fromEntries(Object.entries(fields).map(([field, known]) => [field, valueOf(field, known)]));
  const messages = copy.errors;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the struct of these very fields
  let schema = type(byName((_, { rule }) => rule)) as Struct<FormValues, object>;
  for (const field of fieldNames) {
    if (!messages[field] || !(field in copy.fields))
      throw new TypeError(`${name}.${field} needs copy.fields and copy.errors`);
    for (const [refinement, isValid] of Object.entries(refine?.[field] ?? {})) {
      if (!messages[field][refinement])
        throw new TypeError(`${name}.${field} needs copy.errors.${field}.${refinement}`);
      schema = refineStruct(schema, refinement, (values) => isValid(values) || { path: [field] });
    }
  }

  const readInput = (input: unknown) => readFields(input, fields);

  function messageOf(field: string, normalized = "", refinement = "required"): string {
    const { [refinement]: text, required = text } = messages[field] ?? {};
    return (normalized === "" ? required : text) ?? failure;
  }

  /** The messages in the order of the fields, not of the rules. */
  function inOrder(found: Readonly<Record<string, string | undefined>>): Record<string, string> {
    return Object.fromEntries(
      fieldNames.flatMap((field) => (found[field] === undefined ? [] : [[field, found[field]]])),
    );
  }

  function parse(input: unknown): Parsed<FormValues> {
    const texts = readInput(input);
    const normalized = byName((field, { normalize = trimmed }) => normalize(texts[field] ?? ""));
    // Not by superstruct's option: that gives cross-field rules the text of a field whose refinement fails.
    const coerced = byName((field, own) => coerceText(own, normalized[field] ?? ""));
    const [invalid, values] = validate(coerced, schema);
    if (!invalid) return { status: "valid", values };
    const found: Record<string, string> = {};
    for (const { path, refinement } of invalid.failures()) {
      const field = String(path[0]);
      found[field] ??= messageOf(field, normalized[field], refinement);
    }
    return { status: "invalid", errors: inOrder(found) };
  }

  function validateAll(input: unknown): FieldErrors<Record<string, string>> {
    const parsed = parse(input);
    return parsed.status === "invalid" ? parsed.errors : {};
  }

  function createValidate(): typeof validateAll {
    // A field may depend on the others.
    if (refine) return validateAll;
    let known: Record<string, string> = {};
    const found: Record<string, string | undefined> = {};
    return (input) => {
      const texts = readInput(input);
      for (const [field, own] of Object.entries(fields)) {
        const text = texts[field] ?? "";
        if (text === known[field]) continue;
        const normalized = (own.normalize ?? trimmed)(text);
        const [invalid] = validate(coerceText(own, normalized), own.rule);
        found[field] = invalid && messageOf(field, normalized, invalid.refinement);
      }
      known = texts;
      return inOrder(found);
    };
  }

  const emptyValues = byName(() => "");
  return {
    name,
    secret,
    fieldNames,
    fields,
    copy,
    schema,
    emptyValues,
    attributes: byName((_, { attributes = {} }) => attributes),
    readInput,
    parse,
    validate: validateAll,
    createValidate,
    invalidReply: (input: unknown, errors: FieldErrors<Record<string, string>>, formError?: string) => ({
      status: "invalid",
      input: secret ? emptyValues : readInput(input),
      errors,
      ...(formError !== undefined && { formError }),
    }),
    withCopy: (words: typeof copy) => defineForm({ ...definition, copy: words }),
    "~standard": {
      version: 1,
      vendor: "matchfront",
      validate(input) {
        const parsed = parse(input);
        if (parsed.status === "valid") return { value: parsed.values };
        const errors = Object.entries(parsed.errors);
        return { issues: errors.map(([field, message]) => ({ message: String(message), path: [field] })) };
      },
    },
  };
}

const trimmed = (text: string) => text.trim();
