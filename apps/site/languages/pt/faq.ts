import type { faq as english } from "../en/faq.ts";
import type { Translation } from "../translation.ts";

/** The help page, around what `content/pt/faq` holds. */
export const faq = {
  drawing: "Um homem envia uma mensagem e uma mulher responde com um coração",
  realPerson: "Uma pessoa real lê cada mensagem.",
  contact: "Contacte-nos",
} as const satisfies Translation<typeof english>;
