import { brand } from "../../brand.ts";
import { facts } from "@matchfront/locales/facts";

/**
 * What stands before the English legal texts in Portuguese: their heads, an introduction, and a line for each section,
 * by the id of its heading.
 */
export const legal = {
  terms: {
    title: "Termos de utilização",
    description: `O acordo entre si e a ${brand.name}: quem pode entrar, como os membros se tratam, o que paga, e como sair.`,
    lead: `O que pode esperar da ${brand.name}, e o que a ${brand.name} espera de si.`,
    introduction:
      "Estes termos são o acordo entre si e a empresa que fornece a app e este site. Só o texto em inglês, mais abaixo, é vinculativo. As linhas em português resumem cada secção para ajudar a compreendê-la; não a substituem.",
    summaries: {
      agreeing: "Ao usar a app ou este site, aceita estes termos.",
      "who-may-use":
        "A app é para pessoas adultas que podem celebrar um contrato e nunca foram condenadas por um crime grave, sexual ou violento.",
      "your-account": "Uma pessoa, uma conta, que é só sua.",
      ending: "Pode sair quando quiser. Se quebrar as regras, podemos encerrar a sua conta de imediato.",
      safety:
        "Não verificamos registos criminais. Tenha o mesmo cuidado que teria com qualquer pessoa desconhecida.",
      licence: "A app é para seu uso pessoal, para conhecer gente. Para mais nada.",
      "your-content":
        "O que publica continua a ser seu. Com a sua autorização, guardamo-lo e mostramo-lo para que a app funcione.",
      conduct: "Trate as pessoas com respeito. Se não o fizer, pode perder a sua conta de vez.",
      "others-content":
        "Os membros são responsáveis pelo que publicam. Se alguma coisa estiver mal, denuncie.",
      payments:
        "As subscrições renovam-se até as cancelar onde as comprou. As compras de moedas são definitivas.",
      copyright: "Se alguém usa a sua obra sem autorização, avise-nos e nós agimos.",
      "no-promises":
        "Fazemos o nosso melhor, mas não podemos prometer que o serviço nunca falhe ou que encontre o amor.",
      "other-companies":
        "As lojas de apps, as redes sociais e os anunciantes têm as suas próprias regras. Não somos responsáveis por eles.",
      liability: `Na medida em que a lei o permite, não lhe devemos mais do que o que nos pagou nos últimos ${facts.liabilityMonths} meses.`,
      arbitration:
        "Em caso de litígio, fale primeiro connosco. Se isso não resolver, em geral decide um árbitro, não um tribunal. Alguns membros mais antigos podem recusar a arbitragem.",
      law: "Aplica-se a lei do Texas, e ainda as leis que protegem os consumidores onde vive.",
      courts:
        "Um processo decorre no condado de Dallas, no Texas, a menos que a lei lhe permita recorrer a um tribunal onde vive.",
      indemnity: "Se quebrar as regras e isso nos obrigar a pagar, cabe-lhe reembolsar-nos.",
      "whole-agreement": "O acordo está todo aqui. Se uma parte não for válida, o resto continua a valer.",
    },
  },
  privacy: {
    title: "Política de privacidade",
    description: `O que a ${brand.name} sabe sobre si, porquê, quem mais o vê, durante quanto tempo é guardado, e o que pode fazer.`,
    lead: "O que sabemos sobre si, porquê, quem mais o vê, e o que pode fazer.",
    introduction:
      "Esta política diz que dados recolhemos, o que fazemos com eles e quais são os seus direitos. Só o texto em inglês, mais abaixo, é vinculativo. As linhas em português resumem cada secção para ajudar a compreendê-la; não a substituem.",
    summaries: {
      responsible:
        "Quem responde pelos seus dados é a empresa indicada nesta secção. Pode escrever-nos de qualquer lugar.",
      scope: "Esta política abrange a app, este site, e o que nos escreve. Tudo isto é para pessoas adultas.",
      collect:
        "Recolhemos o que nos diz, o que o seu dispositivo nos diz, e o que acontece quando usa a app.",
      cookies:
        "Este site não usa cookies. Guarda o que escreve num formulário até o enviar ou fechar o separador.",
      use: "Os seus dados servem para aproximar pessoas, protegê-las, responder-lhe, e mostrar os anúncios a quem se destinam.",
      sharing:
        "Partilhamos os seus dados com outros membros, com empresas que trabalham para nós, e com autoridades onde a lei o exige.",
      borders: "Trabalhamos a partir dos Estados Unidos, por isso os seus dados viajam para lá.",
      rights: `Para exercer os seus direitos, escreva-nos: respondemos no prazo de ${facts.answers.dataRequestHours} horas. Muita coisa pode fazer diretamente na app.`,
      california: `A Califórnia dá-lhe direitos adicionais. Se pedir o aviso aqui descrito, respondemos no prazo de ${facts.answers.californiaDays} dias.`,
      protection:
        "Protegemos os seus dados com cuidado, e com a ajuda de quem nos comunica vulnerabilidades. Nada é perfeitamente seguro.",
      retention:
        "Guardamos os seus dados enquanto tiver conta, e durante um tempo definido depois disso. Nunca para sempre.",
      "under-18": `A app é proibida a menores de ${facts.minimumAge} anos. Se encontrar uma pessoa menor de idade na app, avise-nos.`,
      changes: "A data no topo mostra a última alteração. Avisamos os membros das alterações que importam.",
      post: "A morada para escrever por correio a quem trata da proteção de dados.",
    },
  },
  policy: {
    title: "Política de cookies",
    description: `Este site não usa cookies nem rastreadores. Veja o que a ${brand.name} guarda de facto, porquê, e como o apagar.`,
    lead: "Este site não usa cookies. Veja o que guarda em vez disso, e o que a app guarda.",
    introduction:
      "Esta página diz o que este site e a app guardam no seu dispositivo, e como o apagar. Só o texto em inglês, mais abaixo, é vinculativo. As linhas em português resumem cada secção para ajudar a compreendê-la; não a substituem.",
    summaries: {
      cookies: "Os cookies são pequenas notas que um site deixa no seu navegador.",
      "this-site": "Este site guarda o que escreve, até o enviar. Nada que siga os seus passos.",
      traffic: "Os nossos servidores veem que página pede, como todos os servidores.",
      "the-app":
        "A app guarda no seu telemóvel o que precisa para funcionar, e pede o seu consentimento onde a lei o exige.",
      control: "Apague tudo nas definições do navegador. O site continua a funcionar.",
      "other-sites": "Quando segue um link para uma loja de apps ou uma rede social, valem as regras dela.",
      changes: "Quando esta página muda, a data no topo também muda.",
    },
  },
} as const;
