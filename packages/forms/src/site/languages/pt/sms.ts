import type { Translated } from "../../../define-form/copy.ts";
import type { sms as english } from "../en/sms.ts";

/** The text messages to members, in Portuguese. They avoid "código", because GSM 03.38 has no ó. */
export const sms = {
  code: "Use {code} para confirmar o seu telefone na {brand}. Vale dez minutos. Nunca partilhe estes algarismos.",
} as const satisfies Translated<typeof english>;
