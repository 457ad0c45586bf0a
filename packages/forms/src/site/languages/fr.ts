import { nameLength, replyHours } from "../business-request/facts.ts";
import type { SiteCopy } from "./en.ts";
import * as dialogs from "./fr-dialogs.ts";

const businessCopy = {
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

/** The copy of every form in French. */
export const fr: SiteCopy = {
  contact: {
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
      email: businessCopy.errors.email,
      description: { required: "Écrivez votre message" },
    },
  },
  advertising: {
    ...businessCopy,
    heading: `Nous vous répondons sous ${replyHours} heures`,
    sent: "Demande de publicité envoyée",
  },
  partnership: {
    ...businessCopy,
    fields: {
      ...businessCopy.fields,
      description: {
        ...businessCopy.fields.description,
        hint: "Vous postulez à l’affiliation ? Parlez-nous plutôt de vous : votre page publique sur les réseaux sociaux, ce que vous y publiez et qui vous suit.",
      },
    },
    sent: "Demande de partenariat envoyée",
  },
  ...dialogs,
  serverErrors: {
    crossOrigin: "Rien n’a été modifié : cette action n’est possible que depuis les pages de ce site.",
    unverifiedPhone: "Saisissez d’abord le code que nous avons envoyé à ce numéro.",
    bodyTooLarge: "Le texte saisi est trop long.",
    unsupportedCountry: "Nous n’acceptons pas encore les numéros de ce pays.",
    commonPassword: "Ce mot de passe est trop facile à deviner. Choisissez-en un autre.",
    longPassword: "Ce mot de passe est trop long. Choisissez-en un de 128 caractères au plus.",
    tooManyRequests: "Trop de tentatives à la suite. Réessayez dans quelques minutes.",
    unavailable: "Nous n’avons pas pu traiter votre demande. Réessayez dans quelques minutes.",
    crossOriginMessage: "Rien n’a été envoyé : un message ne peut partir que des pages de ce site.",
    messageTooLarge: "Votre message est trop long. Raccourcissez-le, puis renvoyez-le.",
    invalidMessage: "Vérifiez ce que vous avez saisi.",
    tooManyMessages:
      "Vous avez envoyé plusieurs messages en peu de temps. Attendez quelques minutes avant de renvoyer celui-ci.",
    tooManyMessagesFromNetwork:
      "Trop de messages sont partis de votre réseau en peu de temps. Attendez quelques minutes avant de renvoyer celui-ci.",
    tooManyMessagesInAll:
      "Nous recevons en ce moment plus de messages que nous ne pouvons en traiter. Renvoyez celui-ci dans une heure.",
    messageNotStored: "Votre message n’est pas parti. Réessayez dans quelques minutes.",
    tooManyCodeChecks: "Trop d’essais. Attendez dix minutes, puis demandez un nouveau code.",
    tooManyCodeSends:
      "Nous vous avons déjà envoyé plusieurs codes. Attendez un peu avant d’en demander un autre.",
    codesStopped: "Nous ne pouvons pas envoyer de code pour le moment. Réessayez plus tard.",
    expiredCode: "Ce code a expiré ou a déjà servi. Demandez-en un nouveau.",
    maintenance: "Cette partie du site est en maintenance et sera bientôt de retour. Réessayez plus tard.",
  },
  sms: {
    code: "Votre code {brand} est {code}. Il est valable dix minutes. Ne le communiquez à personne.",
  },
};
