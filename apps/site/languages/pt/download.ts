import type { download as english } from "../en/download.ts";
import type { Translation } from "../translation.ts";

/** The page with the app's stores. */
export const download = {
  head: {
    title: "Descarregar a app",
    description:
      "Descarregue a {brand} para {ios} ou superior, ou {android} ou superior. É preciso ter {minimumAge} anos ou mais.",
  },
  title: "Descarregue a {brand}",
  lead: "No telemóvel, toque em Descarregar para abrir a sua loja de apps. No computador, escolha uma loja ou leia o código com o telemóvel.",
  button: "Descarregar",
  stores: {
    heading: "Sistemas compatíveis",
    apple: "{ios} ou superior",
    google: "{android} ou superior",
    age: "É preciso ter {minimumAge} anos ou mais.",
  },
  screens: {
    heading: "O que vai ver na app",
    browse: {
      title: "Pessoas perto de si",
      text: "Uma de cada vez. Deslize para a direita quando quiser conhecer alguém melhor.",
    },
    chat: {
      title: "O primeiro olá",
      text: "Mande uma mensagem privada ou um sinal de interesse, e o resto vem com a conversa.",
      drawing: "Uma conversa com Kamau: combinam sábado ao meio-dia, num sítio movimentado",
    },
  },
  variant: {
    title: "Para solteiros negros e africanos",
    text: "A {variant} é a nossa versão só para solteiros negros e africanos, em África e na diáspora.",
    button: "Solteiros perto de si",
  },
} as const satisfies Translation<typeof english>;
