import { enums, type } from "superstruct";
import type { Infer } from "superstruct";
import { emailText } from "../rules/email-text.ts";
import { requiredText } from "../rules/required-text.ts";
import { contactCopy } from "./contact-copy.ts";

/**
 * The rules of the contact form (specification, section 5) as a superstruct struct, in the form's order.
 * It takes values as they are: `parseContact` trims first, and answers in the form's own words.
 *
 * @example is({ topic: "Ad Sales", email: "ada@example.com", description: "Hi" }, contactSchema); // true
 */
export const contactSchema = type({
  topic: enums(contactCopy.fields.topic.choices),
  email: emailText,
  description: requiredText,
});

/** A contact message that keeps every rule. */
export type ContactValues = Infer<typeof contactSchema>;

/** A contact message as it is being written: any text in any field. */
export type ContactDraft = Record<keyof ContactValues, string>;

/** The contact form before anything is typed; pass it as initial values. */
export const emptyContact: ContactDraft = { topic: "", email: "", description: "" };

/**
 * The description's length, in characters, from which a counter should ask for fewer words.
 * Advice only: the specification sets no maximum, so nothing refuses or cuts a longer one.
 */
export const descriptionAdvice = 5000;
