import { brand } from "../../../brand.ts";
import { facts } from "@matchfront/locales/facts";
import { link, type Question } from "../../faq/answer.ts";

export const basics: readonly Question[] = [
  {
    id: "is-it-free",
    question: `${brand.name}, c’est gratuit ?`,
    answer: [
      `${brand.cost.fr} Vous pouvez acheter un abonnement, et des pièces qui débloquent certaines fonctions. Vous voyez toujours le prix avant d’acheter.`,
      [
        "Un abonnement se renouvelle tant que vous ne l’avez pas résilié. Voici ",
        link("comment le résilier", "#cancel-renewal"),
        ", et ",
        link("quand un remboursement est possible", "#refunds"),
        ".",
      ],
      "Ce site est gratuit, et vous n’avez pas besoin de compte pour l’utiliser.",
    ],
  },
  {
    id: "is-it-safe",
    question: `${brand.name}, c’est sûr ?`,
    answer: [
      "Aucune appli de rencontre ne peut promettre que tout le monde y est bien intentionné, et nous ne vérifions pas le casier judiciaire des membres. Voici ce qui vous protège :",
      {
        points: [
          "Personne ne peut discuter avec vous sans un match : vous glissez à droite, et l’autre aussi.",
          "Vous pouvez signaler tout membre, depuis la page de son profil ou depuis votre discussion. Nous pouvons bannir ou supprimer le compte.",
          "Vous pouvez bloquer tout membre. Les personnes bloquées ne pourront plus jamais vous contacter.",
          "Dans l’appli, les filtres de messages aident à écarter ce que personne ne devrait avoir à lire.",
          "Nous cachons votre orientation sexuelle tant que vous êtes à un endroit où elle pourrait vous mettre en danger.",
          `Il faut avoir ${facts.minimumAge} ans ou plus.`,
        ],
      },
      [
        "Vous pouvez faire beaucoup vous-même : restez dans l’appli tant que vous faites connaissance, faites un appel vidéo avant de vous voir, et donnez le premier rendez-vous dans un lieu public. Plus de conseils sur la page ",
        link("Rencontres en sécurité", "/safety"),
        ".",
      ],
    ],
  },
  {
    id: "fake-profiles",
    question: "Que faites-vous contre les faux profils ?",
    answer: [
      "Nous ne pouvons pas tous les trouver, et nous ne vérifions pas si ce que les membres disent d’eux-mêmes est vrai. Voici ce que nous faisons :",
      {
        points: [
          "Tout le monde se connecte avec un numéro de téléphone, un identifiant Apple ou un identifiant Facebook.",
          "Une personne a un seul compte, qui ne se partage pas.",
          [
            "Se faire passer pour quelqu’un d’autre est contraire à nos ",
            link("Règles de la communauté", "/communityguidelines#impersonation"),
            ", et utiliser des robots aussi.",
          ],
          "Nous examinons les signalements, et nous cherchons à repérer et à stopper les arnaques et les faux comptes.",
          "Une infraction peut mener à un bannissement, et une personne bannie ne peut pas revenir.",
        ],
      },
      [
        "Un doute sur quelqu’un ? Demandez un appel vidéo : un visage en direct est plus difficile à truquer qu’une photo. Si quelque chose cloche, ",
        link("signalez-le", "#report-concern"),
        ".",
      ],
    ],
  },
];
