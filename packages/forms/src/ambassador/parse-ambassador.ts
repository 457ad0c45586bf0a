import { createParser } from "../parser/create-parser.ts";
import { createValidator } from "../parser/create-validator.ts";
import type { FieldErrors, Parsed } from "../parser/parsed.ts";
import { ambassadorCopy } from "./ambassador-copy.ts";
import { ambassadorSchema } from "./ambassador-schema.ts";
import type { AmbassadorValues } from "./ambassador-schema.ts";

/** What to show under the fields of an ambassador application, in their order. */
export type AmbassadorErrors = FieldErrors<AmbassadorValues>;

/**
 * Reads an ambassador application out of anything; spaces around texts are trimmed, unknown fields dropped.
 *
 * @param input - any value at all; this never throws
 * @returns the clean values, or one message per broken field
 * @example
 * parseAmbassador({ ...application, companyName: " " });
 * // { status: "invalid", errors: { companyName: "Company Name is required" } }
 */
export const parseAmbassador: (input: unknown) => Parsed<AmbassadorValues> = createParser(
  ambassadorSchema,
  ambassadorCopy.errors,
);

/**
 * The same rules as final-form's form-level `validate` wants them.
 *
 * @param input - the form's values, or any value at all; this never throws
 * @returns one message per broken field, `{}` when there is none
 * @example validateAmbassador({}).email; // "Email is required"
 */
export const validateAmbassador: (input: unknown) => AmbassadorErrors = createValidator(parseAmbassador);
