import type { serverError as english } from "../en/server-error.ts";
import type { Translation } from "../translation.ts";

/** What the server sends when it could not produce a page. */
export const serverError = {
  head: {
    title: "Kuna kitu hakijaenda sawa",
    description: "Tumeshindwa kuonyesha ukurasa huu. Kosa ni letu, si lako.",
  },
  title: "Si wewe, ni sisi",
  text: "Tumeshindwa kuonyesha ukurasa huu, na kosa ni letu. Tafadhali jaribu tena baada ya dakika moja.",
  write: "Ikitokea tena, andika kwa <mail>{support}</mail> na utuambie ulikuwa unajaribu kufanya nini.",
  home: "Nenda ukurasa wa mwanzo",
} as const satisfies Translation<typeof english>;
