import type { SiteCopy } from "../en/index.ts";

/** The messages of server errors in French. */
export const serverErrors: SiteCopy["serverErrors"] = {
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
};
