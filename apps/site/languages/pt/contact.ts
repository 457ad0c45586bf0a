import type { contact as english } from "../en/contact.ts";
import type { Translation } from "../translation.ts";

/** The page with the contact form. */
export const contact = {
  head: {
    title: "Contacte a nossa equipa",
    description:
      "Escreva a quem faz a {brand}: ajuda e apoio, histórias felizes, publicidade ou qualquer outro assunto.",
  },
  heading: "Contacte-nos",
  lead: "Uma pergunta, um problema, uma história de amor para contar? Escreva-nos. Uma pessoa real lê cada mensagem.",
  drawing: "Uma mulher de cabelo prateado e óculos lê uma mensagem",
  before: {
    heading: "Antes de escrever",
    danger: {
      term: "Está em perigo?",
      definition: "Ligue para o número de emergência local. Nós não podemos enviar socorro.",
    },
    behavior: {
      term: "Alguém a portar-se mal?",
      definition: "<report>Como denunciar</report>, com ou sem a app.",
    },
    data: {
      term: "Os seus dados?",
      definition:
        "Escreva para <mail>{support}</mail>. Respondemos a pedidos sobre dados no prazo de {dataRequestHours} horas.",
    },
    business: {
      term: "O seu negócio?",
      definition:
        "Os <advertising>pedidos de publicidade</advertising> e os <partnership>pedidos de parceria</partnership> têm páginas próprias.",
    },
    other: { term: "Outro assunto?", definition: "Veja primeiro a <help>Ajuda</help>." },
  },
} as const satisfies Translation<typeof english>;
