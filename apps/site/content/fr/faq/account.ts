import { brand } from "../../../brand.ts";
import { locale } from "@matchfront/locales/fr/locale";
import { facts } from "@matchfront/locales/facts";
import { link, mail, type Question } from "../../faq/answer.ts";

const { answers, passwordLength } = facts;
const { retention } = locale.messages.facts;

export const account: readonly Question[] = [
  {
    id: "sign-in",
    question: "Comment me connecter ?",
    answer: [
      "Dans l’appli, avec votre numéro de téléphone, votre identifiant Apple ou votre identifiant Facebook. Utilisez le même moyen qu’à votre inscription. Certains comptes ont aussi un mot de passe. On ne se connecte pas sur ce site.",
    ],
  },
  {
    id: "change-phone-number",
    question: "Comment changer de numéro de téléphone ?",
    answer: [
      {
        steps: [
          [
            "Écrivez à ",
            mail(brand.addresses.support),
            " depuis l’adresse e-mail de votre compte. Nous vous enverrons un lien qui ne sert qu’une fois.",
          ],
          "Touchez le lien. Il ouvre ce site et vous demande votre nouveau numéro.",
          "Saisissez le code envoyé par SMS au nouveau numéro. Ensuite, connectez-vous avec ce numéro.",
        ],
      },
      "Si le lien ne marche plus, demandez-en un nouveau. Si vous n’avez pas demandé de lien, ne l’ouvrez pas, et dites-le-nous.",
    ],
  },
  {
    id: "change-password",
    question: "Comment changer mon mot de passe ?",
    answer: [
      {
        steps: [
          [
            "Écrivez à ",
            mail(brand.addresses.support),
            " depuis l’adresse e-mail de votre compte. Si le compte a un mot de passe, nous vous enverrons un lien qui ne sert qu’une fois.",
          ],
          `Touchez le lien. Il ouvre ce site et vous demande un nouveau mot de passe, deux fois. Il faut au moins ${passwordLength} caractères.`,
          "Retournez dans l’appli et connectez-vous avec votre nouveau mot de passe.",
        ],
      },
    ],
  },
  {
    id: "log-out",
    question: "Comment me déconnecter, et est-ce que ça cache mon profil ?",
    answer: [
      "Vous pouvez vous déconnecter dans les réglages de l’appli. Se déconnecter ne cache pas votre profil : les autres peuvent toujours le voir. Pour le cacher, désactivez « Show me » (Me montrer) dans les réglages avant de vous déconnecter.",
    ],
  },
  {
    id: "delete-account",
    question: "Comment supprimer mon compte ?",
    answer: [
      {
        steps: [
          [
            "Résiliez d’abord tout abonnement : ",
            link("supprimer votre compte ne le résilie pas", "#cancel-renewal"),
            ".",
          ],
          "Ouvrez les réglages dans l’appli, choisissez de supprimer votre compte, et confirmez.",
        ],
      },
      [
        "Vous n’avez plus l’appli ? Écrivez à ",
        mail(brand.addresses.support),
        " depuis l’adresse e-mail de votre compte et demandez-nous de le supprimer.",
      ],
      "Supprimer le compte efface tous vos contacts dans l’appli, y compris vos matchs et vos discussions. Il est impossible de les récupérer.",
      `Ensuite, nous gardons les données pendant une période de sécurité de ${retention.afterDeletion}, au cas où quelqu’un aurait été victime d’un abus. Puis nous les supprimons ou les rendons anonymes.`,
    ],
  },
  {
    id: "data-request",
    question: "Comment obtenir une copie de mes données ?",
    answer: [
      [
        "Écrivez à ",
        mail(brand.addresses.support),
        ` depuis l’adresse e-mail de votre compte, et dites-nous ce que vous voulez : une copie, une correction ou une suppression. Nous répondons aux demandes sur les données sous ${answers.dataRequestHours} heures.`,
      ],
      ["Vos droits sont dans la ", link("politique de confidentialité", "/privacy#rights"), "."],
    ],
  },
  {
    id: "inactive-account",
    question: "Que se passe-t-il si je ne me connecte pas pendant longtemps ?",
    answer: [
      `Après ${retention.inactivity} sans connexion, nous pouvons supprimer votre compte ou rendre ses données anonymes. Un abonnement continue de se renouveler tant que vous ne l’avez pas résilié.`,
    ],
  },
];
