import { nameLength, replyHours } from "../../business-request/facts.ts";

/** The copy that the partnership and the advertising form share, in French. */
export const businessCopy = {
  fields: {
    name: { label: "Votre nom *" },
    businessname: { label: "Nom de l’entreprise (facultatif)" },
    email: { label: "E-mail *", hint: "Nous vous répondrons à cette adresse." },
    phoneNumber: {
      label: "Numéro de téléphone *",
      hint: "10 chiffres, sans l’indicatif du pays. En Côte d’Ivoire, en RD Congo et en France, gardez le 0 du début. Votre numéro en a moins, comme au Sénégal ou au Cameroun ? Mettez des 0 devant, et le vrai numéro dans votre message.",
    },
    website: { label: "Site web (facultatif)" },
    description: { label: "Parlez-nous de votre activité et de ce que vous voulez promouvoir" },
  },
  pastedNumber: {
    changed: "Nous avons remplacé {pasted} par {digits} : 10 chiffres, sans l’indicatif du pays.",
    undo: "Annuler",
  },
  send: "Envoyer",
  sending: "Envoi en cours…",
  thanks: {
    message: "Merci de votre intérêt ! Nous vous répondrons dès que possible !",
    close: "Fermer",
    promise: `Nous vous répondons sous ${replyHours} heures.`,
  },
  errorSummary: "À corriger avant l’envoi",
  errors: {
    name: {
      required: "Indiquez votre nom",
      minLength: `Trop court : au moins ${nameLength.min} caractères`,
      maxLength: `Trop long : ${nameLength.max} caractères au plus`,
    },
    businessname: {},
    email: {
      required: "Indiquez votre adresse e-mail",
      email: "Cette adresse e-mail n’est pas valide",
    },
    phoneNumber: {
      required: "Indiquez votre numéro de téléphone",
      digits: "Numéro non valide : uniquement des chiffres",
      minLength: "Numéro trop court : il faut 10 chiffres",
      maxLength: "Numéro trop long : il faut 10 chiffres",
    },
    website: {},
    description: { required: "Décrivez votre projet" },
  },
};
