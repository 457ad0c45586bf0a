import type { SiteCopy } from "./en.ts";

// The Portuguese messages of the dialogs of emailed links: apart, because a page loads them only with a dialog.

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

const invalid = "Escreva um número de telemóvel válido";
const noCode = "Escreva o código que recebeu por SMS";

export const phoneNumber: SiteCopy["phoneNumber"] = {
  fields: {
    dialingCode: { label: "Indicativo do país" },
    phoneNumber: {
      label: "O seu novo número",
      hint: "Enviamos um código por SMS para este número, para confirmar que é seu.",
    },
  },
  send: "Enviar código",
  errors: {
    dialingCode: { required: invalid, known: invalid },
    phoneNumber: { required: invalid, digits: invalid },
  },
};

export const oneTimeCode: SiteCopy["oneTimeCode"] = {
  fields: { code: { label: "Código de uso único", hint: "Enviámos um código por SMS para" } },
  errors: { code: { required: noCode, digits: noCode } },
};

export const phoneReset: SiteCopy["phoneReset"] = {
  title: "Mude o seu número de telemóvel",
  code: {
    check: "Confirmar código",
    resend: "Reenviar código",
    resendIn: {
      one: "Pode reenviar o código daqui a {seconds} segundo.",
      other: "Pode reenviar o código daqui a {seconds} segundos.",
    },
    resent: "Enviámos um novo código",
    change: "Mudar o número",
    attemptsLeft: "Tentativas restantes:",
  },
  updating: "A mudar o seu número",
  retry: "Tentar de novo",
  invalidLink: "Este link expirou ou já foi usado. Peça um novo.",
  done: "O seu número de telemóvel foi alterado.",
  failures: {
    taken: "Este número já está a ser usado",
    wrong: "O código não está certo",
    expired: "Este código expirou. Peça um novo.",
    tooManyAttempts: "Demasiadas tentativas com este código. Espere dez minutos ou use outro número.",
  },
};

export const submit: SiteCopy["submit"] = {
  failure: "Algo correu mal",
  queued: "Enviamos assim que voltar a estar online",
  waiting:
    "Não conseguimos receber a sua mensagem neste momento. Tentamos de novo em menos de um minuto, às {time}.",
  cancel: "Cancelar",
  reference: "A sua referência:",
  sentValues: "O que enviou",
  didYouMean: "Quis dizer {domain}?",
  honeypot: "Deixe este campo vazio",
  errorTitle: "Erro: {title}",
  errorFormat: "{label}: {message}",
};

export const apiErrors: SiteCopy["apiErrors"] = {
  OfflineError: "Não foi possível contactar o servidor. Verifique a sua ligação à internet e tente de novo.",
  TimeoutError: "O servidor demorou demasiado tempo a responder. Espere um momento e tente de novo.",
  MalformedError: "Não conseguimos ler a resposta do servidor. Tente de novo mais tarde.",
};
