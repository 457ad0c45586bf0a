import type { FieldErrors, Parsed } from "./parsed.ts";

/**
 * Makes of a form's parser what final-form takes as its form-level `validate`: only the messages, `{}` for none.
 *
 * @example const validateContact = createValidator(parseContact);
 */
export function createValidator<Values>(
  parse: (input: unknown) => Parsed<Values>,
): (input: unknown) => FieldErrors<Values> {
  return (input) => {
    const parsed = parse(input);
    return parsed.status === "invalid" ? parsed.errors : {};
  };
}
