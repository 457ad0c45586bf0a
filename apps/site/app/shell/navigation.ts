import type { SiteMessages } from "../messages/messages.ts";
import { variantPath } from "./paths.ts";

type HeaderLink = { label: keyof SiteMessages["shell"]["nav"] | "variant"; path: string };
type FooterLink = {
  place: "legal" | "connect" | "community";
  label: keyof SiteMessages["shell"]["links"];
  path: string;
};

export const headerLinks: readonly HeaderLink[] = [
  { label: "variant", path: variantPath },
  { label: "affiliate", path: "/ambassadors" },
  { label: "advertise", path: "/advertise" },
  { label: "download", path: "/download" },
];

/** The pages that the footer links to, in order. A place is a column. */
export const footerLinks: readonly FooterLink[] = [
  { place: "legal", label: "privacy", path: "/privacy" },
  { place: "legal", label: "terms", path: "/terms" },
  { place: "legal", label: "policy", path: "/policy" },
  { place: "legal", label: "security", path: "/security" },
  { place: "legal", label: "accessibility", path: "/accessibility" },
  { place: "connect", label: "partnership", path: "/partnership" },
  { place: "connect", label: "contact", path: "/contactus" },
  { place: "connect", label: "help", path: "/faq" },
  { place: "community", label: "safety", path: "/safety" },
  { place: "community", label: "safetytips", path: "/safetytips" },
  { place: "community", label: "guidelines", path: "/communityguidelines" },
];
