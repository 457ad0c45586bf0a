import { brand } from "../../../brand.ts";
import { facts } from "@matchfront/locales/facts";
import { link, mail, type Question } from "../../faq/answer.ts";

const { refundDays } = facts.payments;

export const payments: readonly Question[] = [
  {
    id: "cancel-renewal",
    question: "Comment résilier mon abonnement ?",
    answer: [
      "Un abonnement se renouvelle automatiquement tant que vous ne l’avez pas résilié. Supprimer votre compte ou l’appli ne le résilie pas. Résiliez-le là où vous l’avez pris :",
      {
        points: [
          "App Store : dans les réglages de votre iPhone, touchez votre nom, puis Abonnements.",
          "Google Play : touchez votre photo, puis Paiements et abonnements.",
          ["Paiement direct : écrivez à ", mail(brand.addresses.support), "."],
        ],
      },
      "Votre abonnement reste actif jusqu’à la fin de la période déjà payée.",
    ],
  },
  {
    id: "refunds",
    question: "Puis-je me faire rembourser ?",
    answer: [
      "En règle générale, nous ne remboursons pas les paiements. Il y a des exceptions pour les abonnements :",
      {
        points: [
          `Si vous le demandez dans les ${refundDays} jours après le paiement, nous pouvons faire une exception.`,
          [
            "Si vous habitez aux États-Unis, dans un des États cités dans les ",
            link("conditions", "/terms#payments"),
            ", vous pouvez résilier jusqu’à minuit le troisième jour ouvrable qui suit votre abonnement, et récupérer votre argent.",
          ],
          "Si la loi du lieu où vous habitez vous donne droit à un remboursement, ce droit s’applique.",
        ],
      },
      [
        "Pour ce que vous avez acheté dans l’App Store, demandez à Apple. Pour le reste, écrivez à ",
        mail(brand.addresses.support),
        ". Les achats de pièces et d’autres articles virtuels sont définitifs et non remboursables. Tous les détails sont dans les ",
        link("conditions", "/terms#payments"),
        ".",
      ],
    ],
  },
  {
    id: "coins",
    question: "À quoi servent les pièces ?",
    answer: [
      "Les pièces virtuelles débloquent certaines fonctions de l’appli. Ce n’est pas de l’argent : elles n’ont aucune valeur dans le monde réel, et vous ne pouvez ni les convertir en argent, ni les échanger, ni les donner à quelqu’un. Un achat de pièces est définitif.",
    ],
  },
  {
    id: "paying-outside-americas",
    question: "Qui dois-je payer si j’habite hors du continent américain ?",
    answer: [
      [
        "Si vous payez directement, vous payez une société distincte, affiliée à la nôtre et nommée dans les ",
        link("conditions", "/terms#payments"),
        ". Son nom peut figurer sur votre relevé. Si vous achetez dans l’App Store ou sur Google Play, vous payez la boutique.",
      ],
    ],
  },
];
