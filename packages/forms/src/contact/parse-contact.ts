import { createParser } from "../parser/create-parser.ts";
import { createValidator } from "../parser/create-validator.ts";
import type { FieldErrors, Parsed } from "../parser/parsed.ts";
import { contactCopy } from "./contact-copy.ts";
import { contactSchema } from "./contact-schema.ts";
import type { ContactValues } from "./contact-schema.ts";

/** What to show under the fields of the contact form: `{ topic?, email?, description? }`, in that order. */
export type ContactErrors = FieldErrors<ContactValues>;

/**
 * Reads a contact message out of anything: a form's values in the browser, a request's body on the server.
 * Spaces around texts are trimmed, fields that the form does not have are dropped.
 *
 * @param input - any value at all; this never throws
 * @returns the clean values, or one message per broken field (specification, section 5)
 * @example
 * parseContact({ topic: "Ad Sales", email: " ada@example.com ", description: "Hi" });
 * // { status: "valid", values: { topic: "Ad Sales", email: "ada@example.com", description: "Hi" } }
 */
export const parseContact: (input: unknown) => Parsed<ContactValues> = createParser(
  contactSchema,
  contactCopy.errors,
);

/**
 * The same rules as final-form's form-level `validate` wants them.
 *
 * @param input - the form's values, or any value at all; this never throws
 * @returns one message per broken field, `{}` when there is none
 * @example validateContact({}).topic; // "Topic is required"
 */
export const validateContact: (input: unknown) => ContactErrors = createValidator(parseContact);
