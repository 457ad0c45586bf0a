import { brand } from "../../../brand.ts";
import { link, mail, type Question } from "../../faq/answer.ts";

/** What /safety shows near its top, too. */
export const blackmail: Question = {
  id: "blackmail",
  question: "On menace de diffuser mes photos. Que faire ?",
  answer: [
    "Ce n’est pas votre faute, et cela arrive à beaucoup de monde. Une étape après l’autre :",
    {
      steps: [
        "Ne payez pas et n’envoyez rien d’autre. Payer met rarement fin au chantage.",
        "N’effacez ni la discussion ni votre compte : ce sont vos preuves.",
        "Faites des captures d’écran des messages, du profil et des moyens de paiement qu’on vous indique.",
        [
          "Signalez-nous le profil, puis bloquez-le. Voici ",
          link("comment signaler", "/faq#report-concern"),
          ".",
        ],
        [
          "Empêchez la diffusion : ",
          link("StopNCII.org", "https://stopncii.org/"),
          " est gratuit, à partir de 18 ans. Le site crée sur votre appareil une empreinte numérique de l’image, un « hash », pour que les entreprises participantes puissent retrouver et retirer les copies. L’image elle-même ne quitte jamais votre appareil. Pour des images prises avant vos 18 ans, il y a ",
          link("Take It Down", "https://takeitdown.ncmec.org/"),
          ".",
        ],
        [
          "Parlez-en à une personne de confiance et, si c’est sans danger pour vous, à la police. Il existe aussi des ",
          link("numéros d’urgence et d’aide", "/safety#hotlines"),
          ".",
        ],
      ],
    },
  ],
};

export const safety: readonly Question[] = [
  {
    id: "report-concern",
    question: "Comment signaler un problème ?",
    answer: [
      [
        "Si vous êtes en danger, appelez d’abord le ",
        link("numéro d’urgence local", "/safety#hotlines"),
        ".",
      ],
      "Dans l’appli, vous pouvez signaler un membre à deux endroits : sur la page de son profil et dans votre discussion. Dites ce qui s’est passé ; les captures d’écran aident. Nous pouvons bannir ou supprimer le compte.",
      [
        "Vous n’avez plus l’appli, ou ne l’avez jamais eue ? Écrivez à ",
        mail(brand.addresses.support),
        " ou passez par ",
        link("Nous contacter", "/contactus"),
        ". Dites-nous le nom affiché sur le profil, où vous l’avez vu et ce qui s’est passé.",
      ],
    ],
  },
  {
    id: "block",
    question: "Comment bloquer quelqu’un ?",
    answer: [
      "Ouvrez le profil de la personne ou votre discussion, et choisissez de la bloquer. Une personne bloquée ne pourra plus jamais vous contacter.",
      "Réfléchissez avant : un blocage est définitif et ne peut pas être annulé.",
    ],
  },
  {
    id: "unblock",
    question: "Puis-je débloquer quelqu’un ?",
    answer: ["Non. Un blocage est définitif et ne peut pas être annulé, même par nous."],
  },
  {
    id: "spot-scam",
    question: "Comment repérer une arnaque ?",
    answer: [
      "Voici les signes à surveiller :",
      {
        points: [
          "On vous pousse tout de suite à quitter l’appli pour une autre.",
          "On vous déclare son amour en quelques jours, mais la caméra ne marche jamais.",
          "On dit être loin : en mer, dans l’armée ou à l’étranger.",
          "Il y a une urgence, un colis ou un placement « garanti », et il faut payer.",
          "On vous demande des cartes cadeaux, des coupons de recharge, du crédit téléphonique, de la crypto, du mobile money ou un code reçu sur votre téléphone.",
        ],
      },
      [
        "N’envoyez rien. Signalez le compte, puis bloquez-le. Si vous avez déjà payé, prévenez votre banque ou votre service de mobile money et la police, et n’ayez pas honte : vous avez eu affaire à des professionnels de l’arnaque. Plus de conseils sur la page ",
        link("Rencontres en sécurité", "/safety#online"),
        ".",
      ],
    ],
  },
  blackmail,
];
