import type { maintenance as english } from "../en/maintenance.ts";
import type { Translation } from "../translation.ts";

/** What the server sends instead of a page that needs the database, during maintenance. */
export const maintenance = {
  head: {
    title: "Voltamos já",
    description:
      "Os formulários e os links dos nossos e-mails estão em manutenção. Todas as outras páginas da {brand} funcionam como sempre.",
  },
  title: "Voltamos já",
  text: "Os formulários e os links dos nossos e-mails estão em manutenção. Não demora, e todas as outras páginas funcionam como sempre.",
  write:
    "É urgente? Escreva para <mail>{support}</mail>. Se está em perigo, ligue para o número de emergência local.",
  again: "Tentar de novo",
} as const satisfies Translation<typeof english>;
