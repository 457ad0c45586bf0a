import type { maintenance as english } from "../en/maintenance.ts";
import type { Translation } from "../translation.ts";

/** What the server sends instead of a page that needs the database, during maintenance. */
export const maintenance = {
  head: {
    title: "Tutarudi hivi punde",
    description:
      "Fomu zetu na viungo vilivyo kwenye barua pepe zetu viko kwenye matengenezo. Kurasa nyingine zote za {brand} zinafanya kazi kama kawaida.",
  },
  title: "Tutarudi hivi punde",
  text: "Fomu zetu na viungo vilivyo kwenye barua pepe zetu viko kwenye matengenezo. Haitachukua muda mrefu, na kurasa nyingine zote zinafanya kazi kama kawaida.",
  write:
    "Huwezi kusubiri? Andika kwa <mail>{support}</mail>. Ukiwa hatarini, piga namba ya dharura ya mahali ulipo.",
  again: "Jaribu tena",
} as const satisfies Translation<typeof english>;
