import type { Translated } from "../../../define-form/copy.ts";
import type { sms as english } from "../en/sms.ts";

/** The text messages to members, in Swahili. */
export const sms = {
  code: "Msimbo wako wa {brand} ni {code}. Muda wake utaisha baada ya dakika kumi. Usimpe mtu yeyote msimbo huu.",
} as const satisfies Translated<typeof english>;
