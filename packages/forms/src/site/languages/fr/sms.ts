import type { Translated } from "../../../define-form/copy.ts";
import type { sms as english } from "../en/sms.ts";

/** The text messages to members, in French. */
export const sms = {
  code: "Votre code {brand} est {code}. Il est valable dix minutes. Ne le communiquez à personne.",
} as const satisfies Translated<typeof english>;
