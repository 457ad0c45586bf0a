import { nameLength, replyHours } from "../../business-request/facts.ts";

/** The copy that the partnership and the advertising form share, in Portuguese. */
export const businessCopy = {
  fields: {
    name: { label: "O seu nome *" },
    businessname: { label: "Nome da empresa (opcional)" },
    email: { label: "E-mail *", hint: "Respondemos para este endereço." },
    phoneNumber: {
      label: "Número de telefone *",
      hint: "10 algarismos, sem o indicativo do país. Tem menos, como em Angola, Moçambique e Portugal? Ponha zeros à frente. Tem 11, como no Brasil com o DDD? Ponha só os últimos 10. Em qualquer dos casos, escreva o número completo na mensagem.",
    },
    website: { label: "Site (opcional)" },
    description: { label: "Fale-nos do seu negócio e do que quer anunciar" },
  },
  pastedNumber: {
    changed: "Mudámos {pasted} para {digits}: 10 algarismos, sem o indicativo do país.",
    undo: "Desfazer",
  },
  send: "Enviar",
  sending: "A enviar…",
  thanks: {
    message: "Agradecemos o seu interesse! Vamos responder o mais depressa possível!",
    close: "Fechar",
    promise: `Respondemos no prazo de ${replyHours} horas.`,
  },
  errorSummary: "Corrija antes de enviar",
  errors: {
    name: {
      required: "Escreva o seu nome",
      minLength: `Demasiado curto: ${nameLength.min} caracteres, no mínimo`,
      maxLength: `Demasiado longo: ${nameLength.max} caracteres, no máximo`,
    },
    businessname: {},
    email: {
      required: "Escreva o seu endereço de e-mail",
      email: "Este endereço de e-mail não é válido",
    },
    phoneNumber: {
      required: "Escreva o seu número de telefone",
      digits: "Número inválido: use só algarismos",
      minLength: "Número demasiado curto: são precisos 10 algarismos",
      maxLength: "Número demasiado longo: são precisos 10 algarismos",
    },
    website: {},
    description: { required: "Diga-nos do que se trata" },
  },
};
