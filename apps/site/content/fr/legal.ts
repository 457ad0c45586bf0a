import { brand } from "../../brand.ts";
import { facts } from "@matchfront/locales/facts";

/**
 * What stands before the English legal texts in French: their heads, an introduction, and a line for each section, by the
 * id of its heading.
 */
export const legal = {
  terms: {
    title: "Conditions d’utilisation",
    description: `L’accord entre vous et ${brand.name} : qui peut s’inscrire, comment les membres se comportent entre eux, ce que vous payez et comment partir.`,
    lead: `Ce que vous pouvez attendre de ${brand.name}, et ce que ${brand.name} attend de vous.`,
    introduction:
      "Ces conditions sont l’accord entre vous et la société qui fournit l’appli et ce site. Seul le texte anglais ci-dessous fait foi. Les lignes en français résument chaque section ; elles ne la remplacent pas.",
    summaries: {
      agreeing: "En utilisant l’appli ou ce site, vous acceptez ces conditions.",
      "who-may-use":
        "L’appli est pour les adultes qui peuvent signer un contrat et n’ont jamais été condamnés pour une infraction grave, sexuelle ou violente.",
      "your-account": "Une personne, un compte, et il reste à vous.",
      ending:
        "Vous pouvez partir quand vous voulez. Si vous enfreignez les règles, nous pouvons fermer votre compte immédiatement.",
      safety: "Nous ne vérifions pas les casiers judiciaires. Gardez la même prudence qu’avec des inconnus.",
      licence: "Utilisez l’appli vous-même, pour rencontrer des gens. Rien d’autre.",
      "your-content":
        "Ce que vous publiez reste à vous. Vous nous permettez de le conserver et de le montrer pour que l’appli fonctionne.",
      conduct: "Traitez les gens avec respect. Sinon, vous pouvez perdre votre compte pour de bon.",
      "others-content":
        "Les membres sont responsables de ce qu’ils publient. Si quelque chose ne va pas, signalez-le.",
      payments:
        "Un abonnement se renouvelle tant que vous ne le résiliez pas là où vous l’avez pris. Les achats de pièces sont définitifs.",
      copyright: "Si quelqu’un utilise votre œuvre sans permission, dites-le-nous et nous agirons.",
      "no-promises":
        "Nous faisons de notre mieux, mais nous ne pouvons pas promettre que le service ne tombera jamais en panne ni que vous trouverez l’amour.",
      "other-companies":
        "Les boutiques d’applis, les réseaux sociaux et les annonceurs ont leurs propres règles. Nous n’en sommes pas responsables.",
      liability: `Dans la mesure où la loi le permet, nous ne vous devons pas plus que ce que vous nous avez payé au cours des ${facts.liabilityMonths} derniers mois.`,
      arbitration:
        "En cas de litige, parlez-nous d’abord. Si cela ne suffit pas, c’est en général un arbitre qui décide, pas un tribunal. Certains membres de longue date peuvent refuser l’arbitrage.",
      law: "Le droit du Texas s’applique, et aussi les lois qui vous protègent chez vous.",
      courts:
        "Un procès a lieu dans le comté de Dallas, au Texas, sauf si la loi vous permet d’aller devant un tribunal de chez vous.",
      indemnity: "Si vous enfreignez les règles et que cela nous coûte de l’argent, vous nous remboursez.",
      "whole-agreement":
        "Ces conditions sont tout l’accord. Si une partie n’est pas valable, le reste s’applique toujours.",
    },
  },
  privacy: {
    title: "Politique de confidentialité",
    description: `Ce que ${brand.name} sait de vous, pourquoi, qui d’autre le voit, combien de temps c’est conservé et ce que vous pouvez y faire.`,
    lead: "Ce que nous savons de vous, pourquoi, qui d’autre le voit, et ce que vous pouvez y faire.",
    introduction:
      "Cette politique dit quelles données nous recueillons, ce que nous en faisons et quels sont vos droits. Seul le texte anglais ci-dessous fait foi. Les lignes en français résument chaque section ; elles ne la remplacent pas.",
    summaries: {
      responsible:
        "La société qui répond de vos données est indiquée dans cette section. Vous pouvez nous écrire d’où que vous soyez.",
      scope:
        "Cette politique couvre l’appli, ce site, et ce que vous nous écrivez. Tout est réservé aux adultes.",
      collect:
        "Nous recueillons ce que vous nous dites, ce que votre appareil nous dit, et ce qui se passe quand vous utilisez l’appli.",
      cookies:
        "Ce site ne dépose aucun cookie. Il garde ce que vous tapez dans un formulaire jusqu’à l’envoi ou à la fermeture de l’onglet.",
      use: "Vos données servent à rapprocher les gens, à les protéger, à vous répondre, et à montrer les publicités aux personnes qu’elles visent.",
      sharing:
        "Nous partageons vos données avec les autres membres, avec les sociétés qui travaillent pour nous, et avec les autorités là où la loi l’exige.",
      borders: "Nous travaillons depuis les États-Unis : vos données y sont donc envoyées.",
      rights: `Exercez vos droits en nous écrivant : nous répondrons sous ${facts.answers.dataRequestHours} heures. Vous pouvez faire beaucoup vous-même dans l’appli.`,
      california: `Si vous habitez en Californie, vous avez des droits supplémentaires. Si vous demandez l’avis décrit ici, nous répondons sous ${facts.answers.californiaDays} jours.`,
      protection:
        "Nous protégeons vos données avec soin, et avec l’aide des personnes qui signalent des failles. Rien n’est jamais parfaitement sûr.",
      retention:
        "Nous gardons vos données tant que vous avez un compte, puis pendant une durée fixée. Jamais pour toujours.",
      "under-18": `L’appli est interdite aux moins de ${facts.minimumAge} ans. Si vous y rencontrez un mineur, dites-le-nous.`,
      changes:
        "La date en haut indique la dernière modification. Nous prévenons les membres des changements qui comptent.",
      post: "L’adresse pour écrire par courrier à la personne chargée de la protection des données.",
    },
  },
  policy: {
    title: "Politique de cookies",
    description: `Ce site ne dépose aucun cookie et n’a aucun traceur. Voici ce que ${brand.name} conserve vraiment, pourquoi, et comment l’effacer.`,
    lead: "Ce site ne dépose aucun cookie. Voici ce qu’il conserve à la place, et ce que conserve l’appli.",
    introduction:
      "Cette page dit ce que ce site et l’appli conservent sur votre appareil, et comment l’effacer. Seul le texte anglais ci-dessous fait foi. Les lignes en français résument chaque section ; elles ne la remplacent pas.",
    summaries: {
      cookies: "Les cookies sont de petites notes qu’un site laisse dans votre navigateur.",
      "this-site": "Ce site garde ce que vous tapez, jusqu’à l’envoi. Rien ne vous suit à la trace.",
      traffic: "Nos serveurs voient quelle page vous demandez, comme tous les serveurs.",
      "the-app":
        "L’appli garde sur votre téléphone ce qu’il lui faut pour fonctionner, et demande votre consentement là où la loi l’exige.",
      control: "Effacez tout dans les réglages de votre navigateur. Le site marchera quand même.",
      "other-sites":
        "Quand vous suivez un lien vers une boutique d’applis ou un réseau social, ce sont ses règles qui s’appliquent.",
      changes: "Quand cette page change, la date en haut change aussi.",
    },
  },
} as const;
