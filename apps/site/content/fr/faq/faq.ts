import { brand } from "../../../brand.ts";
import { link } from "../../faq/answer.ts";
import type { Help } from "../../faq/help.ts";
import { account } from "./account.ts";
import { basics } from "./basics.ts";
import { business } from "./business.ts";
import { devicesAndSupport } from "./devices-and-support.ts";
import { faqLabels } from "./labels.ts";
import { matches } from "./matches.ts";
import { payments } from "./payments.ts";
import { photos } from "./photos.ts";
import { safety } from "./safety.ts";

/** Every question of the help page in French, in the order and under the ids of the English one. */
export const help: Help = {
  title: "Aide",
  pageTitle: "Aide et réponses",
  description: `Tout sur ${brand.name} : prix, sécurité, signaler et bloquer, photos, matchs, compte, paiements, téléphones, publicité et affiliation.`,
  lead: "Des réponses rapides aux questions courantes.",
  lastUpdated: "2026-11-23",
  mostAsked: [
    link("Arnaque", "#spot-scam"),
    link("Chantage", "#blackmail"),
    link("Prix", "#is-it-free"),
    link("Supprimer mon compte", "#delete-account"),
    link("Changer de numéro", "#change-phone-number"),
  ],
  labels: faqLabels,
  categories: [
    { id: "basics", heading: "L’essentiel", questions: basics },
    { id: "safety", heading: "Sécurité", questions: safety },
    { id: "photos", heading: "Photos", questions: photos },
    { id: "messages-and-matches", heading: "Messages et matchs", questions: matches },
    { id: "account", heading: "Votre compte", questions: account },
    { id: "payments", heading: "Paiements", questions: payments },
    { id: "devices-and-support", heading: "Téléphones et assistance", questions: devicesAndSupport },
    { id: "business", heading: "Entreprises", questions: business },
  ],
};
