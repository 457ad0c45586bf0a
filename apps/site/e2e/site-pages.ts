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
  { path: "/contactus", kind: "hydrated" },
  { path: "/partnership", kind: "hydrated" },
  { path: "/advertise-form", kind: "hydrated", hidesNarrowFooter: true },
  { path: "/blacks", kind: "static", hidesNarrowFooter: true },
  { path: "/communityguidelines", kind: "static", hidesNarrowFooter: true },
  { path: "/accessibility", kind: "static" },
  { path: "/contactus/sent", kind: "static" },
  { path: "/partnership/sent", kind: "static" },
  { path: "/advertise-form/sent", kind: "static" },
  { path: "/download", kind: "static" },
  { path: "/policy", kind: "static" },
  { path: "/privacy", kind: "static" },
  { path: "/safetytips", kind: "static" },
  { path: "/security", kind: "static" },
  { path: "/terms", kind: "static" },
  { path: "/404", kind: "static" },
  { path: "/500", kind: "static" },
  { path: "/maintenance", kind: "static" },
];

/** The browser's console message for pages with an error status. */
export const failureStatus = /status of (404|500|503)/;
