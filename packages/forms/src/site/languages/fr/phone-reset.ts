import type { SiteCopy } from "../en/index.ts";

const invalid = "Saisissez un numéro de mobile valide";
const noCode = "Saisissez le code reçu par SMS";

/** The copy of the phone number reset's first step in French: the new number. */
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

/** The copy of its second step in French: the one-time code. */
export const oneTimeCode: SiteCopy["oneTimeCode"] = {
  fields: { code: { label: "Code à usage unique", hint: "Code envoyé par SMS au" } },
  errors: { code: { required: noCode, digits: noCode } },
};

/** The whole phone number reset's copy in French. */
export const phoneReset: SiteCopy["phoneReset"] = {
  title: "Changez votre numéro de téléphone",
  number: { ...phoneNumber.fields.phoneNumber, send: phoneNumber.send },
  code: {
    ...oneTimeCode.fields.code,
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
  errors: { ...phoneNumber.errors, ...oneTimeCode.errors },
  failures: {
    taken: "Ce numéro est déjà utilisé",
    wrong: "Ce code n’est pas le bon",
    expired: "Ce code a expiré. Demandez-en un nouveau.",
    tooManyAttempts: "Trop d’essais avec ce code. Attendez dix minutes, ou utilisez un autre numéro.",
  },
};
