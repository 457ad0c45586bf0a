import type { Texts } from "./message-form-kind.ts";

/** Why the server refused a native post. What was typed is in the form that it answers with. */
export type Refusal = {
  /** A message for each field at fault. */
  errors: Partial<Texts>;
  /** Why the whole form could not be sent, when it was not for its fields. */
  failure?: string;
};
