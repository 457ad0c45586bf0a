import { coerce, define, refine, string } from "superstruct";
import type { FieldDefinition } from "../define-form/field-definition.ts";

const anyNumber = define<number>("number", (value) => typeof value === "number");
const toNumber = (text: string) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN);

/**
 * A required number, such as "12" or "-0.5". Its value is a number. Limit it by superstruct's `min` and `max`, whose names are
 * those of their messages. Browsers step and round `<input type="number">`, so the control is a text field with a numeric
 * keyboard. Refinements: `required`, `number`.
 *
 * @example
 * const guests = { ...numberField, rule: min(numberField.rule, 1) };
 * defineForm({ name: "party", fields: { guests }, copy });
 */
export const numberField: FieldDefinition<number> = {
  rule: coerce(refine(anyNumber, "number", Number.isFinite), string(), (text) =>
    text === "" ? undefined : toNumber(text),
  ),
  attributes: { required: true, inputMode: "decimal" },
};
