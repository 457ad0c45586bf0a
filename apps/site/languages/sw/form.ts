import type { form as english } from "../en/form.ts";
import type { Translation } from "../translation.ts";

/** What stands around the forms; their own words are in `@matchfront/forms`. */
export const form = {
  allRequired: "Ni lazima kujaza sehemu zote.",
  markedRequired: "Ni lazima kujaza sehemu zenye alama ya *.",
  privacy: "Tunatumia taarifa hizi kukujibu tu. <data>Tunavyotumia data zako</data>",
  next: "Kinachofuata",
  reload: "Pakia ukurasa upya",
  retry: "Jaribu tena",
  notLoaded: "Sehemu ya ukurasa haikupakiwa ({id})",
  stillWorks: "Bado unaweza kujaza na kutuma fomu.",
} as const satisfies Translation<typeof english>;
