import type { sent as english } from "../en/sent.ts";
import type { Translation } from "../translation.ts";

/** The page after a message that was sent without script; its thanks are its form's. */
export const sent = {
  title: "Message envoyé",
  drawing: "Une femme et un homme âgés rient autour d’un café, main dans la main",
  home: "Aller à l’accueil",
} as const satisfies Translation<typeof english>;
