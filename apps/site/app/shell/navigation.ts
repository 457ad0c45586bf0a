import type { SiteMessages } from "../messages/messages.ts";
import { variantPath } from "./paths.ts";

type HeaderLink = { label: keyof SiteMessages["shell"]["nav"] | "variant"; path: string };
type FooterLink = {
  place: "legal" | "connect" | "community";
  label: keyof SiteMessages["shell"]["links"];
  path: string;
  /** Whether the link stays below 500 px on pages that hide the footer there: legal pages and ways to get help. */
  isInMorePages?: true;
};

export const headerLinks: readonly HeaderLink[] = [
  { label: "variant", path: variantPath },
  { label: "affiliate", path: "/ambassadors" },
  { label: "advertise", path: "/advertise" },
  { label: "download", path: "/download" },
];

/** The pages that the footer links to, in order. A place is a column. */
export const footerLinks: readonly FooterLink[] = [
  { place: "legal", label: "privacy", path: "/privacy", isInMorePages: true },
  { place: "legal", label: "terms", path: "/terms", isInMorePages: true },
  { place: "legal", label: "policy", path: "/policy", isInMorePages: true },
  { place: "legal", label: "security", path: "/security", isInMorePages: true },
  { place: "legal", label: "accessibility", path: "/accessibility", isInMorePages: true },
  { place: "connect", label: "partnership", path: "/partnership" },
  { place: "connect", label: "contact", path: "/contactus", isInMorePages: true },
  { place: "connect", label: "help", path: "/faq", isInMorePages: true },
  { place: "community", label: "safety", path: "/safety", isInMorePages: true },
  { place: "community", label: "safetytips", path: "/safetytips" },
  { place: "community", label: "guidelines", path: "/communityguidelines" },
];
