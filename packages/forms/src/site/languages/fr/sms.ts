import type { SiteCopy } from "../en/index.ts";

/** The text messages to members, in French. */
export const sms: SiteCopy["sms"] = {
  code: "Votre code {brand} est {code}. Il est valable dix minutes. Ne le communiquez à personne.",
};
