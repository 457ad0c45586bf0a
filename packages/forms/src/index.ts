export { contactCopy } from "./contact/contact-copy.ts";
export { contactSchema, descriptionAdvice, emptyContact } from "./contact/contact-schema.ts";
export { parseContact, validateContact } from "./contact/parse-contact.ts";
export { createSubmit } from "./submit/create-submit.ts";
export { submitCopy } from "./submit/submit-copy.ts";

export type { ContactDraft, ContactValues } from "./contact/contact-schema.ts";
export type { ContactErrors } from "./contact/parse-contact.ts";
export type { FieldErrors, Parsed } from "./parser/parsed.ts";
export type { Send, Submit } from "./submit/create-submit.ts";
export type { SubmitState } from "./submit/submit-state.ts";
