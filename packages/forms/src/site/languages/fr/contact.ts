import type { SiteCopy } from "../en/index.ts";

/** The contact form's copy in French. */
export const contact: SiteCopy["contact"] = {
  fields: {
    topic: {
      label: "Sujet",
      hint: "Pour que votre message arrive aux bonnes personnes.",
      prompt: "Choisissez un sujet",
      options: {
        "Ad Sales": "Publicité",
        "Success Stories": "Une belle histoire à raconter",
        "Help / Support": "Aide / Assistance",
        "Question about something else": "Une autre question",
      },
    },
    email: { label: "E-mail", hint: "Nous vous répondrons à cette adresse." },
    description: {
      label: "Votre message",
      hint: "Dites-nous ce qui s’est passé ou ce que vous voulez savoir.",
    },
  },
  send: "Envoyer",
  sending: "Envoi en cours…",
  thanks: {
    message: "Merci de nous avoir écrit ! Nous vous répondrons dès que possible !",
    close: "Fermer",
  },
  sent: "Message envoyé",
  errorSummary: "À corriger avant l’envoi",
  errors: {
    topic: { required: "Choisissez un sujet" },
    email: {
      required: "Indiquez votre adresse e-mail",
      email: "Cette adresse e-mail n’est pas valide",
    },
    description: { required: "Écrivez votre message" },
  },
};
