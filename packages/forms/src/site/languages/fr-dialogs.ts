import type { SiteCopy } from "./en.ts";

// The French messages of the dialogs of emailed links: apart, because a page loads them only with a dialog.

export const passwordReset: SiteCopy["passwordReset"] = {
  title: "Changez votre mot de passe",
  fields: {
    newPassword: {
      label: "Nouveau mot de passe",
      hint: "8 caractères ou plus. Essayez quelques mots pris au hasard : ils sont faciles à retenir.",
    },
    confirmPassword: { label: "Confirmez le nouveau mot de passe" },
  },
  send: "Changer mon mot de passe",
  sending: "Envoi en cours…",
  done: "Votre mot de passe a été changé. Vous pouvez maintenant l’utiliser pour vous connecter à l’appli.",
  errors: {
    newPassword: {
      required: "Saisissez un mot de passe",
      minLength: "Le mot de passe doit avoir au moins 8 caractères",
    },
    confirmPassword: {
      required: "Saisissez le mot de passe une deuxième fois",
      same: "Les deux mots de passe ne sont pas identiques",
    },
  },
};

const invalid = "Saisissez un numéro de mobile valide";
const noCode = "Saisissez le code reçu par SMS";

export const phoneNumber: SiteCopy["phoneNumber"] = {
  fields: {
    dialingCode: { label: "Indicatif du pays" },
    phoneNumber: {
      label: "Votre nouveau numéro",
      hint: "Nous y enverrons un code par SMS, pour vérifier qu’il est bien à vous.",
    },
  },
  send: "Envoyer le code",
  errors: {
    dialingCode: { required: invalid, known: invalid },
    phoneNumber: { required: invalid, digits: invalid },
  },
};

export const oneTimeCode: SiteCopy["oneTimeCode"] = {
  fields: { code: { label: "Code à usage unique", hint: "Code envoyé par SMS au" } },
  errors: { code: { required: noCode, digits: noCode } },
};

export const phoneReset: SiteCopy["phoneReset"] = {
  title: "Changez votre numéro de téléphone",
  code: {
    check: "Confirmer le code",
    resend: "Renvoyer le code",
    resendIn: {
      one: "Vous pourrez renvoyer le code dans {seconds} seconde.",
      other: "Vous pourrez renvoyer le code dans {seconds} secondes.",
    },
    resent: "Nous avons envoyé un nouveau code",
    change: "Modifier le numéro",
    attemptsLeft: "Essais restants :",
  },
  updating: "Changement du numéro en cours",
  retry: "Réessayer",
  invalidLink: "Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.",
  done: "Votre numéro de téléphone a été changé.",
  failures: {
    taken: "Ce numéro est déjà utilisé",
    wrong: "Ce code n’est pas le bon",
    expired: "Ce code a expiré. Demandez-en un nouveau.",
    tooManyAttempts: "Trop d’essais avec ce code. Attendez dix minutes, ou utilisez un autre numéro.",
  },
};

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

export const apiErrors: SiteCopy["apiErrors"] = {
  OfflineError: "Impossible de joindre le serveur. Vérifiez votre connexion internet, puis réessayez.",
  TimeoutError: "Le serveur a mis trop de temps à répondre. Patientez un instant, puis réessayez.",
  MalformedError: "Nous n’avons pas pu lire la réponse du serveur. Réessayez plus tard.",
};
