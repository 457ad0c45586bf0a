import type { ContactDraft, ContactErrors } from "@matchfront/forms";

/** A native post that the server refused: what was typed, and why it was not sent. */
export type ContactRefusal = {
  values: ContactDraft;
  errors: ContactErrors;
  /** Why the whole form could not be sent, when it was not for its fields. */
  failure?: string;
};
