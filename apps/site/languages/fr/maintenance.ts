import type { maintenance as english } from "../en/maintenance.ts";
import type { Translation } from "../translation.ts";

/** What the server sends instead of a page that needs the database, during maintenance. */
export const maintenance = {
  head: {
    title: "Bientôt de retour",
    description:
      "Nos formulaires et les liens de nos e-mails sont en maintenance. Toutes les autres pages de {brand} fonctionnent normalement.",
  },
  title: "Bientôt de retour",
  text: "Nos formulaires et les liens de nos e-mails sont en maintenance. Ce ne sera pas long, et toutes les autres pages fonctionnent normalement.",
  write:
    "C’est urgent ? Écrivez à <mail>{support}</mail>. Si vous êtes en danger, appelez le numéro d’urgence local.",
  again: "Réessayer",
} as const satisfies Translation<typeof english>;
