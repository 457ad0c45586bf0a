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

/** Every question of the help page in Swahili, in reading order. */
export const help: Help = {
  title: "Msaada",
  pageTitle: "Msaada na majibu",
  description: `Majibu kuhusu ${brand.name}: gharama, usalama, kuripoti na kuzuia, picha, match, akaunti, malipo, simu, matangazo na washirika.`,
  lead: "Majibu ya haraka kwa maswali ya kawaida.",
  lastUpdated: "2026-11-23",
  mostAsked: [
    link("Utapeli", "#spot-scam"),
    link("Vitisho", "#blackmail"),
    link("Bei", "#is-it-free"),
    link("Futa akaunti", "#delete-account"),
    link("Badilisha namba", "#change-phone-number"),
  ],
  labels: faqLabels,
  categories: [
    { id: "basics", heading: "Mambo ya msingi", questions: basics },
    { id: "safety", heading: "Usalama", questions: safety },
    { id: "photos", heading: "Picha", questions: photos },
    { id: "messages-and-matches", heading: "Ujumbe na match", questions: matches },
    { id: "account", heading: "Akaunti yako", questions: account },
    { id: "payments", heading: "Malipo", questions: payments },
    { id: "devices-and-support", heading: "Simu na msaada", questions: devicesAndSupport },
    { id: "business", heading: "Biashara", questions: business },
  ],
};
