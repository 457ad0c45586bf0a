import { brand } from "../../../brand.ts";
import { account } from "./account.ts";
import { link } from "../../faq/answer.ts";
import type { Help } from "../../faq/help.ts";
import { basics } from "./basics.ts";
import { business } from "./business.ts";
import { devicesAndSupport } from "./devices-and-support.ts";
import { faqLabels } from "./labels.ts";
import { matches } from "./matches.ts";
import { payments } from "./payments.ts";
import { photos } from "./photos.ts";
import { safety } from "./safety.ts";

/** Every question of the help page, in reading order (specification, section 2, Help page; section 4, help facts). */
export const help: Help = {
  title: "Help",
  pageTitle: "Help and answers",
  description: `Answers about ${brand.name}: cost, safety, reporting and blocking, photos, matches, your account, payments, phones, ads and affiliates.`,
  lead: "Quick answers to common questions.",
  lastUpdated: "2026-11-23",
  mostAsked: [
    link("Scams", "#spot-scam"),
    link("Blackmail", "#blackmail"),
    link("Price", "#is-it-free"),
    link("Delete account", "#delete-account"),
    link("Change number", "#change-phone-number"),
  ],
  labels: faqLabels,
  categories: [
    { id: "basics", heading: "The basics", questions: basics },
    { id: "safety", heading: "Safety", questions: safety },
    { id: "photos", heading: "Photos", questions: photos },
    { id: "messages-and-matches", heading: "Messages and matches", questions: matches },
    { id: "account", heading: "Your account", questions: account },
    { id: "payments", heading: "Payments", questions: payments },
    { id: "devices-and-support", heading: "Devices and support", questions: devicesAndSupport },
    { id: "business", heading: "Business", questions: business },
  ],
};
