import { refine, string } from "superstruct";
import type { FieldDefinition } from "../define-form/field-definition.ts";

/**
 * A checkbox that must be ticked, such as a consent: its text is "on", as browsers post it, or "". One that need not be is
 * `{ rule: string(), attributes: { type: "checkbox" } }`. Refinement: `required`.
 *
 * @example defineForm({ name: "newsletter", fields: { consent: checkboxField }, copy });
 */
export const checkboxField = {
  rule: refine(string(), "required", (text) => text === "on"),
  attributes: { type: "checkbox", required: true },
} as const satisfies FieldDefinition;
