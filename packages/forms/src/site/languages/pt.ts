import { nameLength, replyHours } from "../business-request/facts.ts";
import type { SiteCopy } from "./en.ts";
import * as dialogs from "./pt-dialogs.ts";

const businessCopy = {
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

/** The copy of every form in Portuguese. */
export const pt: SiteCopy = {
  contact: {
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
      email: businessCopy.errors.email,
      description: { required: "Escreva a sua mensagem" },
    },
  },
  advertising: {
    ...businessCopy,
    heading: `Respondemos no prazo de ${replyHours} horas`,
    sent: "Pedido de publicidade enviado",
  },
  partnership: {
    ...businessCopy,
    fields: {
      ...businessCopy.fields,
      description: {
        ...businessCopy.fields.description,
        hint: "Quer entrar no programa de afiliados? Nesse caso, fale-nos de si: a sua página pública nas redes sociais, o que publica e quem a segue.",
      },
    },
    sent: "Pedido de parceria enviado",
  },
  ...dialogs,
  serverErrors: {
    crossOrigin: "Nada foi alterado: isto só funciona a partir das páginas deste site.",
    unverifiedPhone: "Escreva primeiro o código que enviámos para este número.",
    bodyTooLarge: "O texto é demasiado longo.",
    unsupportedCountry: "Ainda não aceitamos números deste país.",
    commonPassword: "Esta palavra-passe é demasiado fácil de adivinhar. Escolha outra.",
    longPassword: "Esta palavra-passe é demasiado longa. Escolha uma com 128 caracteres, no máximo.",
    tooManyRequests: "Demasiadas tentativas seguidas. Tente de novo daqui a alguns minutos.",
    unavailable: "De momento, não conseguimos tratar do seu pedido. Tente de novo daqui a alguns minutos.",
    crossOriginMessage: "Nada foi enviado: as mensagens só podem vir das páginas deste site.",
    messageTooLarge: "A sua mensagem é demasiado longa. Encurte-a e envie-a de novo.",
    invalidMessage: "Verifique o que escreveu.",
    tooManyMessages: "Enviou várias mensagens em pouco tempo. Espere alguns minutos e envie esta de novo.",
    tooManyMessagesFromNetwork:
      "Saíram demasiadas mensagens da sua rede em pouco tempo. Espere alguns minutos e envie esta de novo.",
    tooManyMessagesInAll:
      "De momento, estamos a receber mais mensagens do que conseguimos tratar. Envie esta de novo daqui a uma hora.",
    messageNotStored: "A sua mensagem não foi enviada. Tente de novo daqui a alguns minutos.",
    tooManyCodeChecks: "Demasiadas tentativas. Espere dez minutos e depois peça um novo código.",
    tooManyCodeSends: "Já enviámos vários códigos. Espere um pouco e depois peça um novo.",
    codesStopped: "De momento, não conseguimos enviar códigos. Tente de novo mais tarde.",
    expiredCode: "Este código expirou ou já foi usado. Peça um novo.",
    maintenance: "Esta parte do site está em manutenção e volta em breve. Tente de novo mais tarde.",
  },
  // Without "código": GSM 03.38 has no ó.
  sms: {
    code: "Use {code} para confirmar o seu telefone na {brand}. Vale dez minutos. Nunca partilhe estes algarismos.",
  },
};
