import { refine, string, type } from "superstruct";
import type { Infer } from "superstruct";
import { emailText } from "../rules/email-text.ts";
import { requiredText } from "../rules/required-text.ts";

// Code points, not UTF-16 units: an emoji or a rare letter is one character.
const lengthOf = (text: string) => Array.from(text).length;

const name = refine(
  refine(requiredText, "minLength", (text) => lengthOf(text) >= 2),
  "maxLength",
  (text) => lengthOf(text) <= 50,
);

const digits = refine(requiredText, "digits", (text) => /^[0-9]*$/.test(text));
const tenDigits = refine(
  refine(digits, "minLength", (text) => text.length >= 10),
  "maxLength",
  (text) => text.length <= 10,
);

/**
 * The rules of the partnership and advertising forms (specification, section 5) as a superstruct struct, in the
 * form's order. It takes values as they are: `parseBusinessRequest` trims first, and answers in the form's own words.
 *
 * @example is({ ...request, phoneNumber: "8031234567" }, businessRequestSchema); // true
 */
export const businessRequestSchema = type({
  name,
  businessname: string(),
  email: emailText,
  phoneNumber: tenDigits,
  website: string(),
  description: requiredText,
});

/** What the request is for; the two have a form, a page and a call each. */
export type BusinessRequestIntent = "partnership" | "advertising";

/** A request that keeps every rule; `businessname` and `website` may be "". */
export type BusinessRequestValues = Infer<typeof businessRequestSchema>;

/** A request as it is being written: any text in any field. */
export type BusinessRequestDraft = Record<keyof BusinessRequestValues, string>;

/** Either form before anything is typed; pass it as initial values. */
export const emptyBusinessRequest: BusinessRequestDraft = {
  name: "",
  businessname: "",
  email: "",
  phoneNumber: "",
  website: "",
  description: "",
};
