import type { SiteCopy } from "../en/index.ts";

/** The contact form's copy in Portuguese. */
export const contact: SiteCopy["contact"] = {
  fields: {
    topic: {
      label: "Assunto",
      hint: "Assim, a sua mensagem chega às pessoas certas.",
      prompt: "Escolha um assunto",
      options: {
        "Ad Sales": "Publicidade",
        "Success Stories": "Histórias felizes",
        "Help / Support": "Ajuda / Apoio",
        "Question about something else": "Outra pergunta",
      },
    },
    email: { label: "E-mail", hint: "Respondemos para este endereço." },
    description: {
      label: "A sua mensagem",
      hint: "Conte-nos o que aconteceu ou o que quer saber.",
    },
  },
  send: "Enviar",
  sending: "A enviar…",
  thanks: {
    message: "Agradecemos a sua mensagem! Vamos responder o mais depressa possível!",
    close: "Fechar",
  },
  sent: "Mensagem enviada",
  errorSummary: "Corrija antes de enviar",
  errors: {
    topic: { required: "Escolha um assunto" },
    email: {
      required: "Escreva o seu endereço de e-mail",
      email: "Este endereço de e-mail não é válido",
    },
    description: { required: "Escreva a sua mensagem" },
  },
};
