import { brand } from "../brand.ts";
import { hotlines } from "@matchfront/locales/hotlines";
import { locales, type TranslatedLanguage } from "@matchfront/locales/locales";

/** Names and addresses, which are the same in all languages. */
export const names: readonly string[] = [
  brand.name,
  brand.variant.name,
  ...Object.values(brand.addresses),
  ...Object.values(locales).map(({ name }) => name),
  ...hotlines.flatMap(({ name, phone = "", sms = "", source }) => [name, phone, sms, source]),
  new URL(brand.origin).host,
  "Android",
  "App Store",
  "Facebook",
  "Google Play",
  "Instagram",
  "Lila.help",
  "StopNCII.org",
  "Take It Down",
  "TikTok",
  "Twitter",
  "Web Content Accessibility Guidelines",
  "YouTube",
  "iOS",
  "security.txt",
];

const countries = ["Angola (Luanda, Benguela, Huambo)", "Ghana", "Kenya", "Nigeria", "Togo"];

/** Words that a language shares with English. */
export const sameWords: Readonly<Record<TranslatedLanguage, readonly string[]>> = {
  fr: [
    ...countries,
    "6. Spam",
    "Côte d’Ivoire",
    "Date",
    "France",
    "Gabon",
    "Menu",
    "Messages",
    "Photos",
    "Portugal",
  ],
  pt: [
    "Angola (Luanda, Benguela, Huambo)",
    "6. Spam",
    "Banner",
    "LEGAL",
    "Menu",
    "Portugal",
    "Senegal",
    "Togo",
  ],
  sw: [...countries, "6. Spam", "Gabon", "Tanzania"],
};
