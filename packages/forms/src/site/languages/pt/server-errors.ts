import type { SiteCopy } from "../en/index.ts";

/** The messages of server errors in Portuguese. */
export const serverErrors: SiteCopy["serverErrors"] = {
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
};
