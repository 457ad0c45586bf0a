import { refine, string } from "superstruct";
import type { FieldDefinition } from "../define-form/field-definition.ts";

/**
 * A required checkbox, such as a consent. Its text is "on" or "", as browsers post it. An optional checkbox is
 * `{ rule: string(), attributes: { type: "checkbox" } }`. Refinement: `required`.
 *
 * @example defineForm({ name: "newsletter", fields: { consent: checkboxField }, copy });
 */
export const checkboxField: FieldDefinition<string> = {
  rule: refine(string(), "required", (text) => text === "on"),
  attributes: { type: "checkbox", required: true },
};
