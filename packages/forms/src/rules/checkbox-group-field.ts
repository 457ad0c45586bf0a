import { array, coerce, enums, string } from "superstruct";
import { splitChoices } from "../define-form/choices.ts";
import type { FieldDefinition } from "../define-form/field-definition.ts";

/**
 * Creates a group of checkboxes, of which any number may be checked. Its value is the array of the checked options. For at
 * least one, use superstruct's `nonempty`: an empty group has the message `required`.
 *
 * @example
 * const topics = checkboxGroupField(["Product", "Events"]);
 * defineForm({ name: "newsletter", fields: { topics: { ...topics, rule: nonempty(topics.rule) } }, copy });
 */
export function checkboxGroupField<Option extends string>(
  options: readonly Option[],
): FieldDefinition<Option[]> {
  return {
    rule: coerce(array(enums(options)), string(), splitChoices),
    options,
    attributes: { type: "checkbox" },
  };
}
