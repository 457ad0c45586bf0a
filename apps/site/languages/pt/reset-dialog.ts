import type { resetDialog as english } from "../en/reset-dialog.ts";
import type { Translation } from "../translation.ts";

/** What the dialogs of emailed links say besides their forms; their script reads it as it is. */
export const resetDialog = {
  close: "Fechar",
  loading: "Um momento…",
  messages: "Mensagens",
  closeMessage: "Fechar mensagem",
  languages: "Línguas",
  notLoaded:
    "Não conseguimos carregar a versão “{language}” deste formulário, que continua em português. Tente de novo mais tarde.",
  questions: { phone: "Como mudo o meu número de telemóvel?", password: "Como mudo a minha palavra-passe?" },
  writeTo: "Escrever para",
  newLink: "O link que recebi por e-mail já não funciona. Podem enviar-me um novo?",
  nextStep: "Agora abra a app no seu telemóvel:",
  number: "Número",
  country: {
    device: "País segundo as definições do seu dispositivo: {country}.",
    number: "País segundo o seu número: {country}.",
    checked: "País: {country}. Não é o certo? Escolha outro acima.",
  },
  password: {
    show: "Mostrar",
    hide: "Ocultar",
    shown: "A sua palavra-passe está visível",
    hidden: "A sua palavra-passe está oculta",
    strength: {
      short: "Demasiado curta: use 8 caracteres ou mais",
      weak: "Fácil de adivinhar: junte palavras ou escolha outras menos comuns",
      fair: "Razoável: com mais alguns caracteres fica mais segura",
      good: "Forte: não a use em mais lado nenhum",
    },
  },
} as const satisfies Translation<typeof english>;
