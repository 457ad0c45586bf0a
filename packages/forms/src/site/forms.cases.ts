import type { FieldErrors } from "../define-form/form.ts";
import type { checkForm } from "../testing/check-form.ts";

/** A form's cases. Each changes the valid input. */
export type FormCases<Values> = {
  readonly form: Parameters<typeof checkForm<keyof Values & string>>[0] & { readonly name: string };
  readonly input: Values;
  /** Valid changes, and the values that they are parsed to, if others. */
  readonly valid: readonly (readonly [what: string, changes: object, values?: Partial<Values>])[];
  readonly invalid: readonly (readonly [what: string, changes: object, errors: FieldErrors<Values>])[];
};
