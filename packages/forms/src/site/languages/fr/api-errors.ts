import type { Translated } from "../../../define-form/copy.ts";
import type { apiErrors as english } from "../en/api-errors.ts";

/** Messages for calls that failed without a message from the server, in French. */
export const apiErrors = {
  OfflineError: "Impossible de joindre le serveur. Vérifiez votre connexion internet, puis réessayez.",
  TimeoutError: "Le serveur a mis trop de temps à répondre. Patientez un instant, puis réessayez.",
  MalformedError: "Nous n’avons pas pu lire la réponse du serveur. Réessayez plus tard.",
} as const satisfies Translated<typeof english>;
