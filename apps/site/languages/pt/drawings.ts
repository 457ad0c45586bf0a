import type { drawings as english } from "../en/drawings.ts";
import type { Translation } from "../translation.ts";

/** What drawings say; the two who chat say “tu” to each other. */
export const drawings = {
  browse: { nearby: "Perto de si", about: "Cozinho, e lavo a loiça." },
  chat: {
    opening: "Também por aqui?",
    reply: "Há cinco anos",
    story: ["Sou de cá. O melhor", "chapati é o da minha rua."],
    doubt: "Provar para crer.",
    proposal: ["Sábado ao meio-dia?", "Num sítio com gente."],
    agreed: "Combinado!",
    placeholder: "Escreva algo…",
  },
  filters: {
    heading: "Filtros",
    show: "Quero ver",
    people: ["Mulheres", "Homens", "Todos"],
    age: "Idade",
    ages: "25 a 38 anos",
    distance: "Distância",
    farthest: "Até 40 km",
    goal: "À procura de",
    goals: ["Algo sério", "Amizade", "Logo se vê"],
    button: "Ver perfis",
  },
  match: {
    heading: "É um match!",
    text: ["O Kamau também", "deslizou para a direita."],
    button: "Dizer olá",
    later: "Ver mais perfis",
  },
  profile: {
    about: ["Enfermeira. Madrugadora.", "Canto no carro, e mal."],
    interests: ["Afrobeats", "Fé", "Passeios"],
    hereFor: "Procuro",
    goal: "algo sério",
    button: "Guardar o perfil",
  },
  report: {
    heading: "O que aconteceu?",
    lead: "Conte-nos, e nós verificamos.",
    reasons: [
      "Pediu-me dinheiro",
      "Perfil falso",
      "Insultos ou ameaças",
      "Mensagens sexuais",
      "Menos de 18 anos?",
      "Outra coisa",
    ],
    block: "Bloquear também",
    blocked: "Nunca mais lhe escreve.",
    button: "Enviar denúncia",
  },
  /** The variant's own people, who say other things on the same screens. */
  variant: {
    profile: {
      about: ["Professora. Planeio tudo", "e chego atrasada."],
      interests: ["Highlife", "Fé", "Oware"],
    },
    browse: { about: "Corro cedo, ligo à mãe." },
    chat: {
      opening: "Olá de Atlanta!",
      reply: "E aqui, Acra!",
      story: ["A minha tia de Osu diz:", "jollof, só o dela."],
      doubt: "Tem razão.",
      proposal: ["Ligas no domingo,", "depois da missa?"],
    },
    match: { text: ["O Kunle também", "deslizou para a direita."] },
  },
  adFormats: {
    pots: { offer: "Por encomenda", button: "Ver mais" },
    bags: { offer: "−20%", button: "Visitar" },
    messages: ["Que tal?", "Ótimo!", "Conta!"],
  },
  exampleAds: {
    bags: { offer: "−20% só hoje", button: "Visitar a loja" },
    messages: ["Já comeste?", "Ainda não", "Cozinhamos?", "Sim!"],
  },
  shopOwner: { offer: "−20%" },
  createProfile: { save: "Guardar" },
  startCommunicating: { hello: "Olá!" },
} as const satisfies Translation<typeof english>;
