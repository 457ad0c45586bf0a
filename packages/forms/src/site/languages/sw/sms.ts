import type { SiteCopy } from "../en/index.ts";

/** The text messages to members, in Swahili. */
export const sms: SiteCopy["sms"] = {
  code: "Msimbo wako wa {brand} ni {code}. Muda wake utaisha baada ya dakika kumi. Usimpe mtu yeyote msimbo huu.",
};
