import type { SiteCopy } from "../en/index.ts";

/** The password reset's copy in Portuguese. */
export const passwordReset: SiteCopy["passwordReset"] = {
  title: "Mude a sua palavra-passe",
  fields: {
    newPassword: {
      label: "Nova palavra-passe",
      hint: "8 caracteres ou mais. Junte algumas palavras ao acaso: são fáceis de decorar.",
    },
    confirmPassword: { label: "Confirme a nova palavra-passe" },
  },
  send: "Mudar a palavra-passe",
  sending: "A enviar…",
  done: "A sua palavra-passe foi alterada. Já a pode usar para entrar na app.",
  errors: {
    newPassword: {
      required: "Escreva uma palavra-passe",
      minLength: "A palavra-passe tem de ter pelo menos 8 caracteres",
    },
    confirmPassword: {
      required: "Escreva a palavra-passe outra vez",
      same: "As duas palavras-passe não são iguais",
    },
  },
};
