import type { ContactErrors } from "@matchfront/forms";

/** Why the server refused a native post. What was typed is in the form that it answers with. */
export type ContactRefusal = {
  errors: ContactErrors;
  /** Why the whole form could not be sent, when it was not for its fields. */
  failure?: string;
};
