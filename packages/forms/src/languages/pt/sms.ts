import type { Translated } from "../../define-form/copy.ts";
import type { sms as english } from "../en/sms.ts";

/** What a server sends to a member's phone, in Portuguese. GSM 03.38 has no ó, so "código" is a PIN here. */
export const sms = {
  code: "O seu PIN da {brand} é {code}. Funciona durante dez minutos. Nunca o partilhe com outra pessoa.",
} as const satisfies Translated<typeof english>;
