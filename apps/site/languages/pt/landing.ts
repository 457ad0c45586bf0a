import type { landing as english } from "../en/landing.ts";
import type { Translation } from "../translation.ts";

/** What the landing pages, home and the variant's, have in common; the screens stand on other pages, too. */
export const landing = {
  getTheApp: {
    heading: "DESCARREGUE A APP",
    note: "{cost} Só os seus matches lhe podem escrever. Para {ios} ou superior, {android} ou superior. {minimumAge} anos ou mais. <privacy>Como usamos os seus dados</privacy>",
  },
  steps: {
    heading: "Como funciona",
    profile: "Crie um perfil",
    photos: "Veja as fotos",
    communication: "Comece a conversar",
  },
  closing: { heading: "Encontre algo verdadeiro", button: "Descarregar" },
  goodToKnow: {
    heading: "Antes de se registar",
    safety: {
      title: "É seguro?",
      text: "Só conversa com quem quiser.",
      match: "Só os seus matches lhe podem escrever",
      block: "Bloqueie quem quiser, para sempre",
      report: "Denuncie qualquer perfil ou conversa",
      threats: "Ajuda contra ameaças e chantagem",
    },
    cost: {
      title: "Quanto custa?",
      text: "{cost}",
      cancel: "Como cancelar uma subscrição",
    },
    people: {
      title: "Quem está por trás?",
      text: "Pessoas reais, que leem todos os e-mails.",
      textWithCompany: "Pessoas reais, da empresa {company}, que leem todos os e-mails.",
      company: "Sobre a empresa",
      write: "Escreva-nos",
    },
    whichApp: {
      title: "Que app escolher?",
      text: "A {brand} está aberta a todos os solteiros; a {variant} foi feita para solteiros negros e africanos.",
      other: "Ver a {app}",
    },
  },
  screens: {
    browse: "A app mostra {name}, {age} anos, de {place}",
    match: {
      title: "Um match",
      text: "Um sim dos dois lados. Só agora podem conversar.",
      drawing: "A app mostra um match: {name} também deslizou para a direita",
    },
  },
} as const satisfies Translation<typeof english>;
