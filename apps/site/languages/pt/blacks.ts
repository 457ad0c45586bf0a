import type { blacks as english } from "../en/blacks.ts";
import type { Translation } from "../translation.ts";

/** The page that leads Black and African singles to the variant. */
export const blacks = {
  head: {
    title: "Solteiros negros perto de si",
    description:
      "Conheça solteiros negros e africanos na {variant}. Veja os telemóveis compatíveis e descarregue a app para iOS ou Android.",
  },
  title: {
    wide: "Encontre hoje solteiros perto de si",
    narrow: "A app de encontros n.º 1 para <pair>solteiros negros</pair>",
  },
  lead: "Há solteiros negros e africanos que querem algo verdadeiro, e estão mais perto do que imagina. É preciso ter {minimumAge} anos ou mais.",
  drawing: "Pessoas de todas as idades numa rua, lado a lado",
  get: "Descarregar a {variant}",
  screens: {
    heading: "O que vai ver na app",
    filters: {
      title: "A escolha é sua",
      text: "Diga quem gostava de conhecer, a que distância, e o que procura.",
      drawing: "Os filtros: mulheres dos 25 aos 38 anos, até 40 km, algo sério",
    },
    browse: {
      title: "Solteiros perto de si",
      text: "Uma pessoa de cada vez. Deslize para a direita quando quiser conhecer alguém melhor.",
    },
  },
  platforms: {
    heading: "Telemóveis compatíveis",
    lead: "A {brand} e a {variant} funcionam nos mesmos telemóveis. Os botões abaixo são os da {variant}; <other>a {brand} tem a sua própria página</other>.",
    apple: { phones: "iPhones com {ios} ou superior", store: "{variant} na App Store" },
    google: { phones: "Telemóveis com {android} ou superior", store: "{variant} no Google Play" },
  },
} as const satisfies Translation<typeof english>;
