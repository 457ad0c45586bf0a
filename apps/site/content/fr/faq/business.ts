import { brand } from "../../../brand.ts";
import { locale } from "@matchfront/locales/fr/locale";
import { facts } from "@matchfront/locales/facts";
import { link, type Question } from "../../faq/answer.ts";

export const business: readonly Question[] = [
  {
    id: "advertise",
    question: `Comment faire de la publicité sur ${brand.name} ?`,
    answer: [
      `Rejoignez ${locale.messages.facts.advertisers} annonceurs satisfaits. Vos publicités apparaissent dans nos applis de rencontre, et en bannière dans les messages. Vous choisissez qui les voit par lieu, par origine raciale ou ethnique et par genre, là où la loi le permet.`,
      [
        link("Parlez-nous de votre activité", "/advertise-form"),
        `, et nous vous répondons sous ${facts.answers.businessHours} heures.`,
      ],
    ],
  },
  {
    id: "affiliate",
    question: "Comment marche le programme d’affiliation ?",
    answer: [
      `Vous gagnez ${locale.messages.facts.pay} pour chaque téléchargement ou inscription éligible qui passe par votre propre lien.`,
      {
        steps: [
          [link("Postulez", "/partnership"), ". Votre page sur les réseaux sociaux doit être publique."],
          `Une fois votre candidature acceptée, vous recevez un lien de suivi. Il reste actif pendant ${locale.messages.facts.linkLife}.`,
          `Faites ${locale.messages.facts.posts} publications, dont au moins ${locale.messages.facts.videos} vidéo, et laissez chacune en ligne au moins ${locale.messages.facts.postLife}.`,
          `Demandez votre versement ${locale.messages.facts.payouts}. Il se fait par ${locale.messages.facts.paidThrough}. Vérifiez d’abord que vous pouvez recevoir de l’argent ainsi dans votre pays.`,
        ],
      },
      [
        "Votre tarif dépend de la qualité du trafic que vous envoyez ; un montant par clic s’y ajoute. Nous vous envoyons les détails par e-mail. ",
        link("Voyez comment ça marche", "/ambassadors"),
        ".",
      ],
    ],
  },
];
