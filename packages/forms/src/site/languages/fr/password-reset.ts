import type { SiteCopy } from "../en/index.ts";

/** The password reset's copy in French. */
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
