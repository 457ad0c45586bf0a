import { brand } from "../brand.ts";
import { hotlines } from "@matchfront/locales/hotlines";
import { locales } from "@matchfront/locales/locales";

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
