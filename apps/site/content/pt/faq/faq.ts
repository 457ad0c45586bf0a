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

/** Every question of the help page in Portuguese, in the order and under the ids of the English one. */
export const help: Help = {
  title: "Ajuda",
  pageTitle: "Ajuda e respostas",
  description: `Respostas sobre a ${brand.name}: preço, segurança, denunciar e bloquear, fotos, matches, conta, pagamentos, telemóveis, anúncios e afiliados.`,
  lead: "Respostas rápidas às perguntas mais comuns.",
  lastUpdated: "2026-11-23",
  mostAsked: [
    link("Burla", "#spot-scam"),
    link("Chantagem", "#blackmail"),
    link("Preço", "#is-it-free"),
    link("Apagar a conta", "#delete-account"),
    link("Mudar de número", "#change-phone-number"),
  ],
  labels: faqLabels,
  categories: [
    { id: "basics", heading: "O essencial", questions: basics },
    { id: "safety", heading: "Segurança", questions: safety },
    { id: "photos", heading: "Fotos", questions: photos },
    { id: "messages-and-matches", heading: "Mensagens e matches", questions: matches },
    { id: "account", heading: "A sua conta", questions: account },
    { id: "payments", heading: "Pagamentos", questions: payments },
    { id: "devices-and-support", heading: "Telemóveis e apoio", questions: devicesAndSupport },
    { id: "business", heading: "Negócios", questions: business },
  ],
};
