import type { serverError as english } from "../en/server-error.ts";
import type { Translation } from "../translation.ts";

/** What the server sends when it could not produce a page. */
export const serverError = {
  head: {
    title: "Algo correu mal",
    description: "Não conseguimos mostrar esta página. A culpa é nossa, não é sua.",
  },
  title: "O problema não é seu, é nosso",
  text: "Não conseguimos mostrar esta página, e a culpa é nossa. Tente de novo daqui a um minuto.",
  write: "Se voltar a acontecer, escreva para <mail>{support}</mail> e diga-nos o que estava a tentar fazer.",
  home: "Ir para a página inicial",
} as const satisfies Translation<typeof english>;
