import type { PageHandle } from "../app/islands/page-loading.ts";
import { brand } from "../brand.ts";

export type SitePage = {
  path: string;
  kind: PageHandle["loading"];
  hasNavigation?: true;
  /** Whether "More pages" replaces the footer below 500 px. */
  hidesNarrowFooter?: true;
};

export const variantPath = `/${brand.slug}-blacks`;

export const sitePages: readonly SitePage[] = [
  { path: "/", kind: "enhanced", hasNavigation: true },
  { path: variantPath, kind: "enhanced", hasNavigation: true },
  { path: "/advertise", kind: "enhanced" },
  { path: "/ambassadors", kind: "enhanced", hasNavigation: true },
  { path: "/faq", kind: "enhanced" },
  { path: "/safety", kind: "enhanced" },
  { path: "/contactus", kind: "interactive" },
  { path: "/partnership", kind: "interactive" },
  { path: "/advertise-form", kind: "interactive", hidesNarrowFooter: true },
  { path: "/blacks", kind: "reading", hidesNarrowFooter: true },
  { path: "/communityguidelines", kind: "reading", hidesNarrowFooter: true },
  { path: "/accessibility", kind: "reading" },
  { path: "/contactus/sent", kind: "reading" },
  { path: "/partnership/sent", kind: "reading" },
  { path: "/advertise-form/sent", kind: "reading" },
  { path: "/download", kind: "reading" },
  { path: "/policy", kind: "reading" },
  { path: "/privacy", kind: "reading" },
  { path: "/safetytips", kind: "reading" },
  { path: "/security", kind: "reading" },
  { path: "/terms", kind: "reading" },
  { path: "/404", kind: "reading" },
  { path: "/500", kind: "reading" },
  { path: "/maintenance", kind: "reading" },
];

/** The browser's console message for pages with an error status. */
export const failureStatus = /status of (404|500|503)/;
