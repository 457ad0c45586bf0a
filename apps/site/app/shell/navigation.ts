import type { SiteMessages } from "../messages/messages.ts";
import { variantPath } from "./paths.ts";

type NavigationLink<Place extends string, Label> = { place: Place; label: Label; path: string };
type HeaderLink = NavigationLink<"header", keyof SiteMessages["shell"]["nav"] | "variant">;
type FooterLink = NavigationLink<"legal" | "connect" | "community", keyof SiteMessages["shell"]["links"]> & {
  /** Whether the link stays below 500 px on pages that hide the footer there: legal pages and ways to get help. */
  isInMorePages?: true;
};

/** The pages that header and footer link to, in order. A footer link's place is its column, a label its message. */
const navigation: readonly (HeaderLink | FooterLink)[] = [
  { place: "header", label: "variant", path: variantPath },
  { place: "header", label: "affiliate", path: "/ambassadors" },
  { place: "header", label: "advertise", path: "/advertise" },
  { place: "header", label: "download", path: "/download" },
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

export const headerLinks = navigation.filter((link) => link.place === "header");
export const footerLinks = navigation.filter((link) => link.place !== "header");
