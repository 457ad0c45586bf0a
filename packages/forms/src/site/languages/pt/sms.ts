import type { SiteCopy } from "../en/index.ts";

/** The text messages to members, in Portuguese. They avoid "código", because GSM 03.38 has no ó. */
export const sms: SiteCopy["sms"] = {
  code: "Use {code} para confirmar o seu telefone na {brand}. Vale dez minutos. Nunca partilhe estes algarismos.",
};
