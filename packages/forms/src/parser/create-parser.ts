import { validate } from "superstruct";
import type { Struct } from "superstruct";
import { submitCopy } from "../submit/submit-copy.ts";
import type { Parsed } from "./parsed.ts";
import { readFields } from "./read-fields.ts";
import type { ReadText } from "./read-fields.ts";

/** Of each field, the message for each rule it can break; `required` also answers a wrong type. */
export type Messages<Values> = { readonly [Field in keyof Values]: Readonly<Record<string, string>> };

/**
 * Makes a form's one parser out of its schema and its messages.
 *
 * Superstruct's words are for developers (https://github.com/ianstormtaylor/superstruct/issues/568),
 * so path and refinement name choose the text from the form's copy; a rule without a text gets
 * "something went wrong". A rule over several fields says with `{ path: [field] }` which one shows it.
 *
 * @param schema - `type({ field: struct })`, every refinement named
 * @param messages - field → refinement name → text
 * @param read - how each text is taken in; without stray spaces around it, if not said otherwise
 * @returns a function of any input; it never throws, and a field's first broken rule speaks
 * @example
 * const parse = createParser(type({ name: requiredText }), { name: { required: "Name is required" } });
 * parse({ name: " " }); // { status: "invalid", errors: { name: "Name is required" } }
 */
export function createParser<Values extends object>(
  schema: Struct<Values, object>,
  messages: Messages<Values>,
  read: ReadText = (text) => text.trim(),
): (input: unknown) => Parsed<Values> {
  const names = Object.keys(schema.schema);
  const textOf = messages as Readonly<Record<string, Readonly<Record<string, string>>>>;

  return (input) => {
    const [failure, values] = validate(readFields(input, names, read), schema);
    if (!failure) return { status: "valid", values };
    const errors: Record<string, string> = {};
    for (const { path, refinement = "required" } of failure.failures()) {
      const [field = ""] = path;
      errors[field] ??= textOf[field]?.[refinement] ?? submitCopy.failure;
    }
    return { status: "invalid", errors };
  };
}
