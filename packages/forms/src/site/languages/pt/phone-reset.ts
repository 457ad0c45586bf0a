import type { SiteCopy } from "../en/index.ts";

const invalid = "Escreva um número de telemóvel válido";
const noCode = "Escreva o código que recebeu por SMS";

/** The copy of the phone number reset's first step in Portuguese: the new number. */
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

/** The copy of its second step in Portuguese: the one-time code. */
export const oneTimeCode: SiteCopy["oneTimeCode"] = {
  fields: { code: { label: "Código de uso único", hint: "Enviámos um código por SMS para" } },
  errors: { code: { required: noCode, digits: noCode } },
};

/** The whole phone number reset's copy in Portuguese. */
export const phoneReset: SiteCopy["phoneReset"] = {
  title: "Mude o seu número de telemóvel",
  number: { ...phoneNumber.fields.phoneNumber, send: phoneNumber.send },
  code: {
    ...oneTimeCode.fields.code,
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
  errors: { ...phoneNumber.errors, ...oneTimeCode.errors },
  failures: {
    taken: "Este número já está a ser usado",
    wrong: "O código não está certo",
    expired: "Este código expirou. Peça um novo.",
    tooManyAttempts: "Demasiadas tentativas com este código. Espere dez minutos ou use outro número.",
  },
};
