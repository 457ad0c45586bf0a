import type { Translated } from "../../define-form/copy.ts";
import type { sms as english } from "../en/sms.ts";

/** What a server sends to a member's phone, in Swahili. */
export const sms = {
  code: "Msimbo wako wa {brand} ni {code}. Muda wake utaisha baada ya dakika kumi. Usimpe mtu yeyote msimbo huu.",
} as const satisfies Translated<typeof english>;
