import type { notFound as english } from "../en/not-found.ts";
import type { Translation } from "../translation.ts";

/** The page for addresses that have none. */
export const notFound = {
  head: { title: "Ukurasa haupo", description: "Hakuna ukurasa kwenye anwani hii." },
  title: "Ukurasa huu hauna match",
  text: "Hakuna ukurasa kwenye anwani hii. Hakikisha anwani imeandikwa sawa; huenda pia ukurasa umehamishwa.",
  search: "Unatafuta <app>app</app> au <help>msaada</help>?",
  home: "Nenda ukurasa wa mwanzo",
} as const satisfies Translation<typeof english>;
