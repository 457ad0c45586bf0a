import type { HotlineWords } from "../hotlines.ts";

/** What the helplines' data say in Portuguese: countries by their English name, notes by the name of the line. */
export const hotlineWords: HotlineWords = {
  countries: {
    "United States": "Estados Unidos",
    "United Kingdom": "Reino Unido",
    Nigeria: "Nigéria",
    "South Africa": "África do Sul",
    Kenya: "Quénia",
    Ghana: "Gana",
    "United States and Canada": "Estados Unidos e Canadá",
    Tanzania: "Tanzânia",
    "Congo (DRC)": "Congo (RDC)",
    "Ivory Coast": "Costa do Marfim",
    Senegal: "Senegal",
    Togo: "Togo",
    Gabon: "Gabão",
    France: "França",
    Portugal: "Portugal",
    "Angola (Luanda, Benguela, Huambo)": "Angola (Luanda, Benguela, Huambo)",
  },
  notes: {
    "National Domestic Violence Hotline":
      "Em caso de violência por parte de alguém da família ou da pessoa com quem tem uma relação. Por SMS, envie START.",
    "RAINN National Sexual Assault Hotline":
      "Depois de violência sexual, não importa há quanto tempo aconteceu.",
    "National Human Trafficking Hotline":
      "Se alguém controla a sua vida, o seu trabalho ou os seus documentos.",
    "The Trevor Project": "Para pessoas LGBTQ+ com menos de 25 anos. Por SMS, envie START.",
    "National Domestic Abuse Helpline":
      "Para mulheres, gerida pela Refuge. Chamada gratuita, de dia e de noite.",
    "Lagos Domestic and Sexual Violence Agency":
      "Se enfrenta violência em casa ou violência sexual no estado de Lagos. Chamada gratuita.",
    "Gender-Based Violence Command Centre": "Em caso de violência baseada no género. Chamada gratuita.",
    "National Shelter Helpline": "Ajuda a encontrar um lugar seguro para ficar. Chamada gratuita.",
    "GBV hotline": "Ajuda em casos de violência baseada no género. Chamada gratuita, de dia e de noite.",
    "Helpline of Hope":
      "Se enfrenta violência ou abusos. Gerida pelo Ministério do Género, da Criança e da Proteção Social. Chamada gratuita.",
    "Helpline of Hope, second line": "A mesma linha de apoio. Chamada gratuita.",
    "C-Sema helpline": "Para mulheres e crianças em risco de violência. Chamada gratuita, de dia e de noite.",
    "Ligne verte 122":
      "Depois de violência sexual ou de violência em casa. Em francês, suaíli, lingala, quicongo e tshiluba. Chamada gratuita.",
    "Numéro vert 1308": "Para denunciar violência em casa ou violência sexual. Chamada gratuita.",
    "Wallu Allo 116": "Para mulheres e crianças vítimas de violência. Chamada gratuita.",
    "Association des juristes sénégalaises":
      "Aconselhamento jurídico em caso de violência, para mulheres e homens. Chamada gratuita.",
    "Numéro vert 1014":
      "Para denunciar uma violação ou tentativa de violação. Chamada gratuita, de dia e de noite.",
    "Numéro vert 1404": "Para mulheres vítimas de violência, e para quem lhes é próximo. Chamada gratuita.",
    "3919 Violences Femmes Info":
      "Para mulheres vítimas de violência, e para quem lhes é próximo. Chamada gratuita, de dia e de noite.",
    CIG: "Em caso de violência por parte de alguém da família ou da pessoa com quem tem uma relação. Serviço público. Chamada e SMS gratuitos, de dia e de noite.",
    APAV: "Para vítimas de qualquer crime. Chamada gratuita, de segunda a sexta-feira.",
  },
  emergency: "Está em perigo agora? Ligue para o número de emergência local.",
};
