import { createParser } from "../parser/create-parser.ts";
import { createValidator } from "../parser/create-validator.ts";
import type { FieldErrors, Parsed } from "../parser/parsed.ts";
import { businessRequestCopy } from "./business-request-copy.ts";
import { businessRequestSchema } from "./business-request-schema.ts";
import type { BusinessRequestValues } from "./business-request-schema.ts";

/** What to show under the fields of the partnership and advertising forms, in their order. */
export type BusinessRequestErrors = FieldErrors<BusinessRequestValues>;

/**
 * Reads a partnership or advertising request out of anything: a form's values in the browser, a request's body on the
 * server. Spaces around texts are trimmed, fields that the form does not have are dropped.
 *
 * @param input - any value at all; this never throws
 * @returns the clean values, or one message per broken field (specification, section 5)
 * @example
 * parseBusinessRequest({ ...request, name: "A" }); // { status: "invalid", errors: { name: "Too Short!" } }
 */
export const parseBusinessRequest: (input: unknown) => Parsed<BusinessRequestValues> = createParser(
  businessRequestSchema,
  businessRequestCopy.errors,
);

/**
 * The same rules as final-form's form-level `validate` wants them.
 *
 * @param input - the form's values, or any value at all; this never throws
 * @returns one message per broken field, `{}` when there is none
 * @example validateBusinessRequest({}).name; // "Name is required"
 */
export const validateBusinessRequest: (input: unknown) => BusinessRequestErrors =
  createValidator(parseBusinessRequest);
