import type { notFound as english } from "../en/not-found.ts";
import type { Translation } from "../translation.ts";

/** The page for addresses that have none. */
export const notFound = {
  head: { title: "Página não encontrada", description: "Não há nenhuma página neste endereço." },
  title: "Esta página não deu match",
  text: "Não há nenhuma página neste endereço. Veja se está bem escrito; também pode ser que a página tenha mudado de sítio.",
  search: "Procura <app>a app</app> ou a <help>ajuda</help>?",
  home: "Ir para a página inicial",
} as const satisfies Translation<typeof english>;
