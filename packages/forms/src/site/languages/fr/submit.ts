import type { SiteCopy } from "../en/index.ts";

/** The copy that every form's submit shares, in French. */
export const submit: SiteCopy["submit"] = {
  failure: "Une erreur s’est produite",
  queued: "Votre message partira dès que vous serez de nouveau en ligne",
  waiting:
    "Nous ne pouvons pas recevoir votre message pour l’instant. Nouvelle tentative d’ici une minute, à {time}.",
  cancel: "Annuler",
  reference: "Votre référence :",
  sentValues: "Ce que vous avez envoyé",
  didYouMean: "Vouliez-vous dire {domain} ?",
  honeypot: "Laissez ce champ vide",
  errorTitle: "Erreur : {title}",
  errorFormat: "{label} : {message}",
};
