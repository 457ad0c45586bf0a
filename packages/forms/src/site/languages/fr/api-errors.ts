import type { SiteCopy } from "../en/index.ts";

/** Messages for calls that failed without a message from the server, in French. */
export const apiErrors: SiteCopy["apiErrors"] = {
  OfflineError: "Impossible de joindre le serveur. Vérifiez votre connexion internet, puis réessayez.",
  TimeoutError: "Le serveur a mis trop de temps à répondre. Patientez un instant, puis réessayez.",
  MalformedError: "Nous n’avons pas pu lire la réponse du serveur. Réessayez plus tard.",
};
