import type { sent as english } from "../en/sent.ts";
import type { Translation } from "../translation.ts";

/** The page after a message that was sent without script; its thanks are its form's. */
export const sent = {
  title: "Mensagem enviada",
  drawing: "Uma mulher e um homem mais velhos riem-se a tomar café, de mãos dadas",
  home: "Ir para a página inicial",
} as const satisfies Translation<typeof english>;
