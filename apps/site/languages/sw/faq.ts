import type { faq as english } from "../en/faq.ts";
import type { Translation } from "../translation.ts";

/** The help page, around what `content/faq` holds. */
export const faq = {
  drawing: "Mwanamume akituma ujumbe, na mwanamke akijibu kwa moyo",
  realPerson: "Mtu halisi anasoma kila ujumbe.",
  contact: "Wasiliana nasi",
} as const satisfies Translation<typeof english>;
