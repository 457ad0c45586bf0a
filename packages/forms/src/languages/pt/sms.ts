import type { Translated } from "../../define-form/copy.ts";
import type { sms as english } from "../en/sms.ts";

/** What a server sends to a member's phone, in Portuguese. GSM 03.38 has no ó, so it does without "código". */
export const sms = {
  code: "Use {code} para confirmar o seu telefone na {brand}. Vale dez minutos. Nunca partilhe estes algarismos.",
} as const satisfies Translated<typeof english>;
