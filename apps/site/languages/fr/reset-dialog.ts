import type { resetDialog as english } from "../en/reset-dialog.ts";
import type { Translation } from "../translation.ts";

/** What the dialogs of emailed links say besides their forms; their script reads it as it is. */
export const resetDialog = {
  close: "Fermer",
  loading: "Un instant…",
  messages: "Messages",
  closeMessage: "Fermer le message",
  languages: "Langues",
  notLoaded:
    "Nous n’avons pas pu charger la version « {language} » de ce formulaire. Il reste en français ; réessayez plus tard.",
  questions: {
    phone: "Comment changer de numéro de téléphone ?",
    password: "Comment changer mon mot de passe ?",
  },
  writeTo: "Écrire à",
  newLink: "Le lien reçu par e-mail ne fonctionne plus. Pouvez-vous m’en envoyer un nouveau ?",
  nextStep: "Ouvrez maintenant l’appli sur votre téléphone :",
  number: "Numéro",
  country: {
    device: "Pays d’après les réglages de votre appareil : {country}.",
    number: "Pays d’après votre numéro : {country}.",
    checked: "Pays : {country}. Ce n’est pas le bon ? Changez-le plus haut.",
  },
  password: {
    show: "Afficher",
    hide: "Masquer",
    shown: "Votre mot de passe est visible",
    hidden: "Votre mot de passe est masqué",
    strength: {
      short: "Trop court : il faut au moins 8 caractères",
      weak: "Facile à deviner : ajoutez des mots ou choisissez-en de moins courants",
      fair: "Moyen : ajoutez quelques caractères pour le rendre plus sûr",
      good: "Solide : ne l’utilisez nulle part ailleurs",
    },
  },
} as const satisfies Translation<typeof english>;
