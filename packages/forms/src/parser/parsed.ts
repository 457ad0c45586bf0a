/**
 * At most one message per field, in the form's order; the shape final-form takes for errors.
 *
 * @example const errors: FieldErrors<ContactValues> = { email: "Must be a valid email" };
 */
export type FieldErrors<Values> = { readonly [Field in keyof Values]?: string };

/**
 * What became of an input: clean values, or the messages to show.
 *
 * @example const contact: Parsed<ContactValues> = parseContact(await request.json());
 */
export type Parsed<Values> =
  | { readonly status: "valid"; readonly values: Values }
  | { readonly status: "invalid"; readonly errors: FieldErrors<Values> };
