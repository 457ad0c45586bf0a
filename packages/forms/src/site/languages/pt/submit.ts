import type { SiteCopy } from "../en/index.ts";

/** The copy that every form's submit shares, in Portuguese. */
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
